import sharp, { type Sharp } from 'sharp'
import type { PaintedFile } from '../image-job.ts'
import { maxSeconds, readingLimits } from '../reading-limits.ts'
import { type CardJob, type Grounds, shareSize } from './card.ts'

/** A picture says more whole on a ground than with more than this part of it cut away. */
const leastKept = 0.6

/** A logo and its space: no edge of the card comes near it, whatever a network cuts off. */
const logoBox = { width: 720, height: 330 }

/** A JPEG of `shareSize`. Throws for what is no picture, is too large, or takes too long. */
export async function paintShareCard({ bytes, look, grounds }: CardJob): Promise<readonly PaintedFile[]> {
  const card = look === 'logo' ? await paintLogo(bytes, grounds) : await paintPicture(bytes, grounds)
  const jpeg = card.jpeg({ quality: 82, mozjpeg: true }).timeout({ seconds: maxSeconds })
  return [{ name: 'card.jpg', bytes: await jpeg.toBuffer() }]
}

async function paintPicture(bytes: Uint8Array, { light }: Grounds): Promise<Sharp> {
  const { width, height } = shareSize
  const own = await ownSize(bytes)
  const [ratio, wanted] = [own.width / own.height, width / height]
  const isCut = Math.min(ratio / wanted, wanted / ratio) >= leastKept
  const fit = isCut ? Math.max : Math.min
  const source = await open(bytes, fit(width / own.width, height / own.height))
  return source
    .resize({ width, height, fit: isCut ? 'cover' : 'contain', background: light })
    .flatten({ background: light })
}

/** Trimmed, since every artist leaves another margin. */
async function paintLogo(bytes: Uint8Array, grounds: Grounds): Promise<Sharp> {
  const { width, height } = logoBox
  const own = await ownSize(bytes)
  // Larger than it will stand, since what is trimmed away was part of it.
  const source = await open(bytes, 2 * Math.min(width / own.width, height / own.height))
  const largest = { width: 2 * width, height: 2 * height, fit: 'inside', withoutEnlargement: true } as const
  const whole = await source
    .resize(largest)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const logo = await sharp(whole.data, {
    raw: { width: whole.info.width, height: whole.info.height, channels: 4 },
  })
    .trim()
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer()
  const background = groundUnder(whole.data, whole.info, grounds)
  return sharp({ create: { ...shareSize, channels: 3, background } }).composite([{ input: logo }])
}

interface Size {
  readonly width: number
  readonly height: number
}

/** In the pixels it says it has; an SVG's are only a proportion. */
async function ownSize(bytes: Uint8Array): Promise<Size> {
  const { width, height } = (await sharp(bytes, readingLimits).metadata()).autoOrient
  if (width < 1 || height < 1) throw new RangeError('The picture has no size')
  return { width, height }
}

/** A drawing is drawn as large as it is needed; a photograph is what it is. */
async function open(bytes: Uint8Array, scale: number): Promise<Sharp> {
  const { format } = await sharp(bytes, readingLimits).metadata()
  if (format !== 'svg') return sharp(bytes, readingLimits).autoOrient()
  return sharp(bytes, { ...readingLimits, density: Math.min(Math.max(72 * scale, 1), 7_200) })
}

/** A logo that brings its own ground keeps it; a light one on nothing would vanish on a light ground. */
function groundUnder(pixels: Uint8Array, { width, height }: Size, grounds: Grounds): string {
  const at = (x: number, y: number) => pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)
  const corners = [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)]
  const [first] = corners
  if (first !== undefined && corners.every((corner) => corner[3] === 255 && isClose(corner, first))) {
    return `rgb(${first[0]}, ${first[1]}, ${first[2]})`
  }
  return lightPart(pixels) > 0.97 ? grounds.dark : grounds.light
}

function isClose(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 12)
}

/** How much of what can be seen is as light as paper, 0 to 1; a light plate with dark letters on it is less. */
function lightPart(pixels: Uint8Array): number {
  let [light, seen] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 200) light += alpha
    seen += alpha
  }
  return seen === 0 ? 0 : light / seen
}
