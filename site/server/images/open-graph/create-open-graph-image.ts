import type { ImageFile } from '@promenade/process/images/image-worker'
import { openPicture } from '@promenade/process/images/open-picture'
import sharp, { type Sharp } from 'sharp'
import { type Backgrounds, maxSeconds, type OpenGraphTask, openGraphSize } from '../image-task.ts'

/** A picture fills the image if at least this part of it stays visible; otherwise it is shown whole on the background. */
const minVisible = 0.6

/** A logo stays within this box in pixels, since networks crop the edges. */
const logoBox = { width: 720, height: 330 }

/** A JPEG of `openGraphSize`. Throws for a file that is no picture, is too large, or takes too long. */
export async function createOpenGraphImage(task: OpenGraphTask): Promise<readonly ImageFile[]> {
  const source = await readSource(task.bytes)
  const image =
    task.look === 'logo' ? await drawLogo(source, task.backgrounds) : drawPicture(source, task.backgrounds)
  const jpeg = image.jpeg({ quality: 82, mozjpeg: true }).timeout({ seconds: maxSeconds })
  return [{ name: 'card.jpg', bytes: await jpeg.toBuffer() }]
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Source extends Size {
  /** A drawing is rendered at the given scale; a photograph has its own pixels. */
  readonly open: (scale: number) => Sharp
}

async function readSource(bytes: Uint8Array): Promise<Source> {
  const { metadata, decode } = await openPicture(bytes)
  const { width, height } = metadata.autoOrient
  if (width < 1 || height < 1) throw new RangeError('The picture has no size')
  const open = (scale: number) => {
    if (metadata.format !== 'svg') return decode().autoOrient()
    return decode({ density: Math.min(Math.max(72 * scale, 1), 7_200) })
  }
  return { width, height, open }
}

function drawPicture(source: Source, { light: background }: Backgrounds): Sharp {
  const [across, down] = [openGraphSize.width / source.width, openGraphSize.height / source.height]
  const isFilled = Math.min(across / down, down / across) >= minVisible
  return source
    .open(isFilled ? Math.max(across, down) : Math.min(across, down))
    .resize({ ...openGraphSize, fit: isFilled ? 'cover' : 'contain', background })
    .flatten({ background })
}

async function drawLogo(source: Source, backgrounds: Backgrounds): Promise<Sharp> {
  const { width, height } = logoBox
  // Twice the size of the box, since trimming the margin makes it smaller.
  const { data, info } = await source
    .open(2 * Math.min(width / source.width, height / source.height))
    .resize({ width: 2 * width, height: 2 * height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const logo = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .trim()
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer()
  const background = backgroundOf(data, info) ?? (isLight(data) ? backgrounds.dark : backgrounds.light)
  return sharp({ create: { ...openGraphSize, channels: 3, background } }).composite([{ input: logo }])
}

/** The logo's own background: the colour that all its corners share. */
function backgroundOf(pixels: Uint8Array, { width, height }: Size): string | undefined {
  const at = (x: number, y: number) => pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)
  const corners = [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)]
  const [first = new Uint8Array()] = corners
  const isShared = corners.every((corner) => corner[3] === 255 && isClose(corner, first))
  return isShared ? `rgb(${first.subarray(0, 3).join(', ')})` : undefined
}

function isClose(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 12)
}

/** True if nearly all visible pixels are as light as paper; dark letters on a light plate make it false. */
function isLight(pixels: Uint8Array): boolean {
  let [light, visible] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 200) light += alpha
    visible += alpha
  }
  return visible > 0 && light / visible > 0.97
}
