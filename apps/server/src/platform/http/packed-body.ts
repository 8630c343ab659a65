import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

  packed(encoding: 'br' | 'gzip'): Promise<Buffer> {
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

/** The best packing that a client takes by its `Accept-Encoding`; nothing when it takes none of ours. */
export function acceptedPacking(header: string | undefined): 'br' | 'gzip' | undefined {
  const accepts = (name: string) =>
    header?.split(',').some((part) => {
      const [encoding, ...options] = part.split(';').map((word) => word.trim().toLowerCase())
      return encoding === name && !options.some((option) => /^q=0(\.0*)?$/.test(option))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined
}
