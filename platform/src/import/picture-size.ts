export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Reads the size of a picture in pixels. Undefined if the bytes are not a picture of this type. */
export function measurePicture(contentType: string, bytes: Buffer): PictureSize | undefined {
  try {
    const size = measures[contentType]?.(bytes)
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    // A read past the end: the file is truncated.
    return undefined
  }
}

const measures: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = {
  'image/svg+xml': measureSvg,
  'image/png': measurePng,
  'image/jpeg': measureJpeg,
  'image/webp': measureWebp,
  'image/avif': measureAvif,
  'image/gif': measureGif,
}

function measureSvg(bytes: Buffer): PictureSize | undefined {
  const root = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0]
  if (root === undefined) return undefined
  const [, boxWidth, boxHeight] = /\bviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root) ?? []
  const side = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]
  const width = Math.round(Number(side('width') ?? boxWidth))
  const height = Math.round(Number(side('height') ?? boxHeight))
  return { width, height }
}

function measurePng(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function measureGif(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString('latin1', 0, 3) !== 'GIF') return undefined
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** Finds the segment that starts a frame; it contains the size. */
function measureJpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (startsFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return undefined
}

function measureWebp(bytes: Buffer): PictureSize | undefined {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** The box `ispe` contains the size. */
function measureAvif(bytes: Buffer): PictureSize | undefined {
  const at = bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.indexOf('ispe') : -1
  return at === -1 ? undefined : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}
