import { expect, it } from 'vitest'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { subjectText } from './subject-text.ts'

const eve = { en: 'Christmas Eve', es: 'Nochebuena' }

it.each([
  [
    { field: 'hours', specialDay: eve },
    'Hours on a special day (Christmas Eve) changed for 150',
    /\(Nochebuena\)/,
  ],
  [{ field: 'flags' }, 'Marks changed for 150', new RegExp(es.fields['flags']?.label ?? 'none')],
  [{ isMap: true }, 'Took over a new map', /^Mapa nuevo/],
  [{ isSpreadsheet: true }, 'Spreadsheet of Stores: 150', /^Hoja de cálculo/],
] as const)('names %j in the language of the reader', (subject, english, spanish) => {
  const changed = { kind: 'store', subject, count: 150 } as const
  expect(subjectText(changed, en, 'en')).toBe(english)
  expect(subjectText(changed, es, 'es')).toMatch(spanish)
})
