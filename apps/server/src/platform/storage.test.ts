import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStorage } from './storage.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'martillo-storage-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('keeps files in a folder', async () => {
  const storage = await openStorage({ folder: path.join(folder, 'images') })
  await storage.put('abc/original.jpg', Buffer.from('a picture'))
  expect(Buffer.from(await storage.getBytes('abc/original.jpg')).toString()).toBe('a picture')
  await storage.delete('abc/original.jpg')
  expect(await storage.exists('abc/original.jpg')).toBe(false)
})

test('no key leads out of the folder', async () => {
  const storage = await openStorage({ folder: path.join(folder, 'images') })
  await expect(storage.put('../outside.txt', 'x')).rejects.toThrow()
  await expect(async () => storage.get('../../etc/passwd')).rejects.toThrow('traversal')
})

test('keeps files in a bucket', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`)
    request.resume()
    request.on('end', () => response.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  const endpoint = encodeURIComponent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const storage = await openStorage({ folder, url: `s3://pictures?region=sa-east-1&endpoint=${endpoint}` })
  await storage.put('abc.jpg', Buffer.from('a picture'))
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  expect(asked).toEqual(['PUT /pictures/abc.jpg'])
})
