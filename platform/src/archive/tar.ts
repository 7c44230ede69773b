import { constants } from 'node:buffer'

/** The unit of a tar file: headers have one, and contents are filled up to whole ones. */
const block = 512
const noBytes = Buffer.alloc(0)

/** What ends a tar file. */
export const tarEnd = Buffer.alloc(2 * block)

/** The header of a file in the format ustar. The name has at most 100 characters of ASCII. */
export function tarHeader(name: string, size: number, modified: Date): Buffer {
  const header = Buffer.alloc(block)
  header.write(name, 0, 100, 'latin1')
  header.write('0000644\0' + '0000000\0'.repeat(2), 100, 'latin1')
  header.write(`${octal(size, 11)} ${octal(Math.floor(modified.getTime() / 1_000), 11)} `, 124, 'latin1')
  header.write('0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${octal(sumOf(header), 6)}\0 `, 148, 'latin1')
  return header
}

/** What follows a content of this size. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}

/** A file in a tar file. Its content must be read before the next one. */
export interface TarFile {
  readonly name: string
  readonly size: number
  readonly content: AsyncIterable<Buffer>
}

/** A tar file that ends too soon, or that has more than files. */
export class TarError extends Error {
  override readonly name = 'TarError'
}

/** Reads the files of a tar file in its order; it takes no links, folders or long names. Throws `TarError`. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const source = createSource(chunks)
  for (;;) {
    const header = await source.take(block)
    if (header.every((byte) => byte === 0)) return requireNothing(source)
    const { name, size } = parseHeader(header)
    yield { name, size, content: source.read(size) }
    await source.take(tarPadding(size).length)
  }
}

type Source = ReturnType<typeof createSource>

/** After the end there are zeros at most, as far as it fills a record of tar's. */
async function requireNothing(source: Source): Promise<void> {
  let left = 64 * block
  for await (const bytes of source.read(constants.MAX_LENGTH, true)) {
    left -= bytes.length
    if (left < 0 || !bytes.every((byte) => byte === 0)) throw new TarError('goes on after its end')
  }
}

function parseHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const sum = readOctal(header.subarray(148, 156))
  header.fill(' ', 148, 156)
  if (sum !== sumOf(header)) throw new TarError('is damaged at the head of an entry')
  const name = readText(header.subarray(0, 100))
  if (
    readText(header.subarray(156, 157)).replace('0', '') !== '' ||
    readText(header.subarray(345, 500)) !== ''
  )
    throw new TarError(`has the entry ${JSON.stringify(name)}, which is no plain file`)
  const size = readOctal(header.subarray(124, 136))
  if (size === undefined) throw new TarError(`has the entry ${JSON.stringify(name)} without a size`)
  return { name, size }
}

/** Gives bytes in the wanted numbers, and holds one chunk at most. */
function createSource(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let held: Buffer = noBytes
  const next = async (): Promise<boolean> => {
    const { done, value } = await iterator.next()
    held = done === true ? noBytes : value
    return done !== true
  }
  async function* read(size: number, mayEnd = false): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (held.length === 0 && !(await next())) {
        if (mayEnd) return
        throw new TarError('ends too soon')
      }
      const part = held.subarray(0, left)
      held = held.subarray(part.length)
      left -= part.length
      if (part.length > 0) yield part
    }
  }
  const take = async (size: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    for await (const part of read(size)) parts.push(part)
    return Buffer.concat(parts)
  }
  return { read, take }
}

/** The sum of a header, in which its own field counts as spaces. */
function sumOf(header: Buffer): number {
  const sum = header.reduce((total, byte) => total + byte, 0)
  const own = header.subarray(148, 156).reduce((total, byte) => total + byte, 0)
  return sum - own + 8 * 32
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

function readOctal(field: Buffer): number | undefined {
  const text = readText(field).trim()
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : undefined
}

function readText(field: Buffer): string {
  return field.toString('latin1').replace(/\0.*$/s, '')
}
