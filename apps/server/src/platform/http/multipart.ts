import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { EndpointSpec } from '@martillo/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './failure.ts'
import { invalidField } from './invalid-input.ts'
import { parseInput } from './parse-input.ts'

/** A file of a multipart call, on disk until the reply is out. Name and type are the client's word only. */
export interface UploadedFile {
  readonly path: string
  readonly bytes: number
  readonly name: string
  readonly type: string
}

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024
export const FILES_LIMIT = 10
const FIELD_LIMIT_BYTES = 64 * 1024
const FIELDS_LIMIT = 60

const limits = {
  fileSize: FILE_LIMIT_BYTES,
  files: FILES_LIMIT,
  fieldSize: FIELD_LIMIT_BYTES,
  fields: FIELDS_LIMIT,
  fieldNameSize: 100,
  parts: FILES_LIMIT + FIELDS_LIMIT,
  headerPairs: 100,
}

/**
 * Routes that take files get their reader to themselves: it listens at each request of whoever shares it. They have the
 * hooks that the server has by the time it starts to load.
 */
export function withMultipart(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    register(scope)
  })
}

interface Upload {
  body: unknown
  files: Record<string, UploadedFile[]>
}

async function store(folder: string, index: number, part: MultipartFile): Promise<UploadedFile> {
  const file = path.join(folder, String(index))
  await pipeline(part.file, createWriteStream(file, { mode: 0o600 }))
  if (part.file.truncated) throw failure(413, 'too_large', 'Cada imagen puede pesar hasta 10 MB.')
  return { path: file, bytes: part.file.bytesRead, name: part.filename ?? '', type: part.mimetype }
}

function add(fields: Record<string, unknown>, name: string, value: unknown) {
  const before = fields[name]
  fields[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
}

function tooManyFiles(field: string, max: number) {
  return invalidField(field, max === 1 ? 'Va una sola imagen.' : `Podés agregar hasta ${max} imágenes.`)
}

function checkCounts(spec: EndpointSpec, files: Upload['files']) {
  for (const [field, { min, max }] of Object.entries(spec.files ?? {})) {
    const count = files[field]?.length ?? 0
    if (count < min)
      throw invalidField(field, min === 1 ? 'Agregá una imagen.' : `Agregá al menos ${min} imágenes.`)
    if (count > max) throw tooManyFiles(field, max)
  }
}

/**
 * Reads a multipart body: texts by the contract's schema, repeated names as lists, files into a folder of
 * their own that goes away with the reply. An empty file without a name is what a browser sends for none.
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  spec: EndpointSpec,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw failure(415, 'unsupported_media_type', 'Este formulario se envía como multipart/form-data.')
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-'))
  reply.raw.once('close', () => void rm(folder, { recursive: true, force: true }).catch(() => undefined))
  const fields: Record<string, unknown> = Object.create(null)
  const files: Upload['files'] = Object.fromEntries(Object.keys(spec.files ?? {}).map((name) => [name, []]))
  let index = 0
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) {
        throw failure(413, 'too_large', 'Uno de los textos es demasiado largo.')
      }
      add(fields, part.fieldname, part.value)
      continue
    }
    const list = files[part.fieldname]
    const max = spec.files?.[part.fieldname]?.max
    if (!list || max === undefined) throw invalidField(part.fieldname, 'No conocemos este dato.')
    // Nobody fills the disk with files that are going to be refused.
    if (list.length >= max && part.filename) throw tooManyFiles(part.fieldname, max)
    index += 1
    const file = await store(folder, index, part)
    if (file.bytes > 0 || file.name !== '') list.push(file)
  }
  const body = spec.body ? parseInput(spec.body, { ...fields }) : undefined
  checkCounts(spec, files)
  return { body, files }
}
