import type { Example } from '../example.ts'
import { MapLegend } from './map-legend.tsx'

export const mapLegendExamples: readonly Example[] = [
  {
    name: 'three kinds of store',
    render: () => (
      <MapLegend
        label="Colours of the map"
        sections={[
          { section: 'retail', name: 'Shops' },
          { section: 'foodandbeverage', name: 'Food and drink' },
          { section: 'professionalservices', name: 'Services' },
        ]}
        closed="Closed now"
      />
    ),
  },
]
