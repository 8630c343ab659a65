import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Packing = 'br' | 'gzip'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

// Beyond this a page costs more time than its reader's line would.
const BROTLI_QUALITY = 5

/** One body for many replies: packed once for all that ask for the same packing. */
export class PackedBody {
  readonly plain: Buffer
  #brotli: Promise<Buffer> | undefined
  #gzip: Promise<Buffer> | undefined

  constructor(text: string) {
    this.plain = Buffer.from(text)
  }

  packed(encoding: Packing): Promise<Buffer> {
    const { plain } = this
    if (encoding === 'gzip') {
      this.#gzip ??= packGzip(plain)
      return this.#gzip
    }
    this.#brotli ??= packBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    })
    return this.#brotli
  }
}

const KEPT_HEADERS = 100
const known = new Map<string, Packing | undefined>()

function readPacking(header: string): Packing | undefined {
  const accepts = (name: Packing) =>
    header.split(',').some((part) => {
      const [encoding, ...options] = part.split(';').map((word) => word.trim().toLowerCase())
      return encoding === name && !options.some((option) => /^q=0(\.0*)?$/.test(option))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined
}

/** The best packing that a client takes by its `Accept-Encoding`; nothing when it takes none of ours. */
export function acceptedPacking(header = ''): Packing | undefined {
  // Browsers say the same few things again and again.
  if (known.has(header)) return known.get(header)
  const packing = readPacking(header)
  if (known.size < KEPT_HEADERS) known.set(header, packing)
  return packing
}
