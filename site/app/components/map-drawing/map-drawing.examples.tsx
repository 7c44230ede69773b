import type { Example } from '../example.ts'
import { exampleDrawing as drawing } from './example-drawing.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapLayers } from './map-layers.tsx'

const hrefOf = (slug: string) => `/map?store=${slug}`

export const mapDrawingExamples: readonly Example[] = [
  { name: 'a level', render: () => <MapDrawing drawing={drawing} label="Level 1" hrefOf={hrefOf} /> },
  {
    name: 'a chosen store',
    render: () => (
      <MapDrawing drawing={drawing} label="Level 1, a store chosen" hrefOf={hrefOf} selected="cafe-lechuza" />
    ),
  },
  {
    name: 'a route',
    render: () => (
      <MapDrawing drawing={drawing} label="Level 1 with a route" hrefOf={hrefOf} isFocusable={false}>
        <MapLayers
          here={{ at: { x: 100, y: 30 }, label: 'You are here' }}
          route={{
            lines: [
              [
                { x: 61.5, y: 36 },
                { x: 61.5, y: 34 },
                { x: 30, y: 34 },
                { x: 20, y: 30 },
              ],
            ],
            arrows: [{ at: { x: 44, y: 34 }, turn: 180 }],
            start: { x: 61.5, y: 36 },
            changes: [{ at: { x: 20, y: 30 }, to: '/map?level=2', label: 'On to Level 2' }],
          }}
        />
      </MapDrawing>
    ),
  },
]
