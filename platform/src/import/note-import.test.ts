import { expect, it } from 'vitest'
import { noteImport } from './note-import.ts'

function logged(result: Parameters<typeof noteImport>[0]) {
  const lines: (readonly [level: string, fields: object, message: string])[] = []
  noteImport(result, {
    info: (fields: object, message: string) => void lines.push(['info', fields, message]),
    warn: (fields: object, message: string) => void lines.push(['warn', fields, message]),
  })
  return lines
}

const warnings = [
  { file: 'map/unit.geojson', field: 'lift', message: 'leads to no other level' },
  {
    file: 'map/occupant.geojson',
    field: '',
    message: '1 of 2 places cannot be reached',
    isUnreachable: true,
  },
  { file: 'map/occupant.geojson', field: 'vault', message: 'cannot be reached', isUnreachable: true },
]

it('warns of all places that cannot be reached, as the import does', () => {
  expect(logged({ version: 3, counts: { store: 2 }, warnings })).toEqual([
    ['info', { version: 3, counts: { store: 2 } }, 'content imported'],
    ['info', { warnings: 3, first: expect.any(Array) }, 'content warnings'],
    [
      'warn',
      {
        unreachable: [
          'map/occupant.geojson 1 of 2 places cannot be reached',
          'map/occupant.geojson vault: cannot be reached',
        ],
      },
      'places of the map cannot be reached',
    ],
  ])
})

it('says nothing of them where all can be reached, and nothing at all without an import', () => {
  const { length } = logged({ version: 3, counts: {}, warnings: warnings.slice(0, 1) })
  expect([length, logged(undefined)]).toEqual([2, []])
})
