import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this many bytes compression gains nothing worth its header. */
const minCompressedBytes = 200

/** Browsers send a handful of different headers, so each is parsed once. */
const parsed = new LRUCache<string, Encoding>({ max: 200 })

/** The best encoding a client accepts; a `q=0` refuses one. */
export function chooseEncoding(acceptEncoding: string | undefined, size: number): Encoding {
  if (acceptEncoding === undefined || size < minCompressedBytes) return 'identity'
  const cached = parsed.get(acceptEncoding)
  if (cached !== undefined) return cached
  const encoding = parseAcceptEncoding(acceptEncoding)
  parsed.set(acceptEncoding, encoding)
  return encoding
}

function parseAcceptEncoding(header: string): Encoding {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, name: string): boolean {
  return header.split(',', 20).some((part) => {
    const [coding = '', weight = ''] = part.split(';', 2)
    return coding.trim().toLowerCase() === name && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight)
  })
}
