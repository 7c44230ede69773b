import type { Example } from '../example.ts'
import { PlaceLocator } from './place-locator.tsx'

export const placeLocatorExamples: readonly Example[] = [
  {
    name: 'a room in a small building',
    render: () => (
      <PlaceLocator
        to="/map"
        label="Level 1, unit 129, on the plan"
        box={{ x: -5, y: -20, width: 110, height: 65 }}
        ground="M0 0h100v40H0z"
        rooms="M0 0h20v14H0zM20 0h30v14H20zM50 0h20v14H50zM0 26h40v14H0zM40 26h60v14H40z"
        place="M70 0h30v14H70z"
        at={{ x: 85, y: 7 }}
      />
    ),
  },
]
