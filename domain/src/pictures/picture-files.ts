import { logoWidth } from './picture-widths.ts'

/** Files made from one photograph ahead of time: every size in AVIF, in WebP, and in what any browser shows. */
export interface PictureFiles {
  /** Address of their folder on the site; it holds the hash of the photograph, so what lies there never changes. */
  readonly folder: string
  /** Width and height in pixels, `640x427`, rising; at least one. */
  readonly sizes: readonly string[]
  /** PNG where some of the picture is transparent. */
  readonly fallback: 'jpg' | 'png'
}

/** The files of one format as `srcset` writes them. */
export function srcSetOf({ folder, sizes }: PictureFiles, ending: string): string {
  return sizes.map((size) => `${folder}/${size}.${ending} ${widthOf(size)}w`).join(', ')
}

/** The address for browsers that know no `srcset`: in the middle of what there is. */
export function fallbackUrl({ folder, sizes, fallback }: PictureFiles): string {
  return `${folder}/${sizes[sizes.length >> 1] ?? ''}.${fallback}`
}

/** The one file a store's sign is shown from, in a format that all browsers of these years know. */
export function logoFile({ folder, sizes }: PictureFiles): string {
  return `${folder}/${sizes.find((size) => widthOf(size) >= logoWidth) ?? sizes.at(-1) ?? ''}.webp`
}

/** Of the largest file, in pixels. */
export function largestSize({ sizes }: PictureFiles): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = (sizes.at(-1) ?? '').split('x').map(Number)
  return { width, height }
}

/**
 * What a folder of files named `640x427.avif` holds; undefined where none of them is for every browser.
 */
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
