import { drawLevel } from '@promenade/domain/map/drawing/draw-level'
import { drawnTexts, overlapsOf, planSizes, seenIn } from '@promenade/domain/map/drawing/testing/drawn-texts'
import { expect, it } from 'vitest'
import { createLargeMap } from '../testing/large-map.ts'
import { openStreetMapExample } from '../testing/map-examples.ts'
import { decodeMapSource } from './decode-map.ts'

const names = {
  en: ['Ixtle', 'Bell & Anchor', 'Harbour Steps Walk-in Clinic', 'The Lightship Cinema'],
  es: ['Ñandú', 'Abarrotes La Marea', 'Zapatería y reparación Lucero', 'Caja de Ternside'],
}

it.each([
  { title: 'a large one from IMDF', map: createLargeMap(1), locale: 'en', least: 10 },
  { title: 'a large one from IMDF', map: createLargeMap(1), locale: 'es', least: 10 },
  { title: 'a small one from OpenStreetMap', map: openStreetMapExample, locale: 'en', least: 1 },
  { title: 'a small one from OpenStreetMap', map: openStreetMapExample, locale: 'es', least: 1 },
] as const)(
  'names on an imported map are readable and apart: $title, $locale',
  ({ map: files, locale, least }) => {
    const { map } = decodeMapSource({ format: files.format, files: new Map(Object.entries(files.files)) })
    if (map === undefined) throw new Error('The map has faults.')
    const stores = map.occupants.map(({ id }, index) => ({
      id,
      slug: id,
      name: names[locale][index % names[locale].length] ?? '',
    }))
    const occupants = map.occupants.map((occupant) => ({ ...occupant, correlationId: occupant.id }))
    const drawing = drawLevel({ ...map, occupants }, map.levels[0]?.id ?? '', { locale, stores })
    if (drawing === undefined) throw new Error('Nothing is drawn.')
    for (const size of planSizes) {
      const { scales, isTurned } = seenIn(drawing, size)
      const texts = scales.map((scale) => drawnTexts(drawing, scale, isTurned))
      expect(texts.flat().filter(({ letters }) => letters < 11)).toEqual([])
      expect(texts.flatMap(overlapsOf)).toEqual([])
      expect(texts.at(-1)?.length).toBeGreaterThanOrEqual(least)
    }
  },
)
