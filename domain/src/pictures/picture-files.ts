import { logoWidth } from './picture-widths.ts'

/** The image variants of one photograph: each size in AVIF, in WebP and in a format for all browsers. */
export interface PictureFiles {
  /** Address of their folder on the site. It contains the hash of the photograph, so its files never change. */
  readonly folder: string
  /** Width and height in pixels, `640x427`, ascending; at least one. */
  readonly sizes: readonly string[]
  /** PNG for pictures with transparency. */
  readonly fallback: 'jpg' | 'png'
}

/** The `srcset` of one format. */
export function srcSetOf({ folder, sizes }: PictureFiles, ending: string): string {
  return sizes.map((size) => `${folder}/${size}.${ending} ${widthOf(size)}w`).join(', ')
}

/** The address for browsers without `srcset`: the middle size. */
export function fallbackUrl({ folder, sizes, fallback }: PictureFiles): string {
  return `${folder}/${sizes[sizes.length >> 1] ?? ''}.${fallback}`
}

/** The address of a store's logo: one WebP file, which all current browsers support. */
export function logoFile({ folder, sizes }: PictureFiles): string {
  return `${folder}/${sizes.find((size) => widthOf(size) >= logoWidth) ?? sizes.at(-1) ?? ''}.webp`
}

/** Width and height of the largest file, in pixels. */
export function largestSize({ sizes }: PictureFiles): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = (sizes.at(-1) ?? '').split('x').map(Number)
  return { width, height }
}

/** Parses the file names of a folder, such as `640x427.avif`; undefined without a file for all browsers. */
export function readPictureFiles(folder: string, names: readonly string[]): PictureFiles | undefined {
  const all = names.map((name) => name.split('.'))
  const fallback = all.some(([, ending]) => ending === 'png') ? 'png' : 'jpg'
  const sizes = all.flatMap(([size = '', ending]) => (ending === fallback ? size : []))
  if (sizes.length === 0) return undefined
  return { folder, sizes: sizes.toSorted((a, b) => widthOf(a) - widthOf(b)), fallback }
}

function widthOf(size: string): number {
  return Number.parseInt(size, 10)
}
