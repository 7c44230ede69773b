import type { Sheet } from '../kit/sheet.ts'

/** One picture: its path below demo/pictures (without .svg), its size, what is seen in it, and how it is drawn. */
export type Scene = {
  name: string
  width: number
  height: number
  en: string
  es: string
  draw: (s: Sheet) => string[]
  /** No paper tooth over it: for marks and icons. */
  bare?: boolean
}

type Draw = Scene['draw']

/** A picture of the usual 4:3 size, 1200 x 900. */
export function picture(name: string, en: string, es: string, draw: Draw): Scene {
  return { name, width: 1200, height: 900, en, es, draw }
}

/** A wide picture; 1600 x 600 unless told otherwise. */
export function wide(name: string, en: string, es: string, draw: Draw, width = 1600, height = 600): Scene {
  return { name, width, height, en, es, draw }
}

/** A picture for an information page, 1200 x 600. */
export function page(name: string, en: string, es: string, draw: Draw): Scene {
  return wide(`pages/${name}`, en, es, draw, 1200, 600)
}
