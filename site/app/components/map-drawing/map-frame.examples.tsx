import type { Example } from '../example.ts'
import { exampleDrawing as drawing } from './example-drawing.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapFrame, type MapFrameWords } from './map-frame.tsx'

const words: MapFrameWords = {
  label: 'Map that can be moved',
  keys: 'The arrow keys move the map, plus and minus zoom, 0 shows all of it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  showRoute: 'Show the route',
  northUp: 'North up',
  compass: 'Show where I am looking',
  hints: {
    wheel: 'Hold Ctrl or ⌘ and turn the wheel to zoom',
    fingers: 'Move the map with two fingers',
    noCompass: 'This device does not say which way it faces',
  },
}

export const mapFrameExamples: readonly Example[] = [
  {
    name: 'a level that can be moved',
    render: () => (
      <MapFrame drawing={drawing} words={words}>
        <MapDrawing drawing={drawing} label="Level 1 in a window" hrefOf={(slug) => `/map?store=${slug}`} />
      </MapFrame>
    ),
  },
]
