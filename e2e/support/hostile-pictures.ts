import sharp, { type Sharp } from 'sharp'

/** The largest that may be decoded: 50 megapixels, fewer of what is held whole. */
const camera = { width: 8_660, height: 5_770 }
const progressive = { width: 5_250, height: 3_500 }
const fullColour = { width: 3_870, height: 2_580 }
const avif = { width: 3_000, height: 2_000 }

/** Pictures of few bytes that need as much memory as a picture may: each just below the limit of its format. */
export async function createHostilePictures(): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const pictures: Sharp[] = [
    plain(avif).avif({ effort: 0, chromaSubsampling: '4:2:0' }),
    plain(avif, 4).avif({ effort: 0, chromaSubsampling: '4:4:4' }),
    plain(avif, 4).toColourspace('rgb16').avif({ effort: 0, bitdepth: 12 }),
    plain(camera).jpeg(),
    plain(progressive).jpeg({ progressive: true }),
    plain(fullColour).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    plain(camera).withMetadata({ orientation: 6 }).jpeg(),
    plain(camera, 4).png(),
    plain(avif, 4).toColourspace('rgb16').png({ progressive: true }),
    plain(camera, 4).webp({ lossless: true, effort: 0 }),
    plain(camera).webp({ effort: 0 }),
  ]
  const files = []
  for (const picture of pictures) files.push(new Uint8Array(await picture.toBuffer()))
  return files
}

function plain(size: { readonly width: number; readonly height: number }, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { ...size, channels, background: { r: 50, g: 60, b: 80, alpha: 0.5 } } })
}
