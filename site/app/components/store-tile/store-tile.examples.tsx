import type { Example } from '../example.ts'
import { StoreTile, StoreTiles } from './store-tile.tsx'

const mark = '/favicon.svg'

export const storeTileExamples: readonly Example[] = [
  {
    name: 'side by side',
    render: () => (
      <StoreTiles>
        <li>
          <StoreTile to="/stores" name="With a logo" logo={mark} note="Level 2, unit 214" />
        </li>
        <li>
          <StoreTile
            to="/stores"
            name="Without a logo, with a favorite button"
            note="Level 1, unit 101"
            favoriteButton={{ item: 's2', label: 'Save it to favorites' }}
          />
        </li>
        <li>
          <StoreTile
            to="/stores"
            name="Not as the centre"
            note="Level 1, unit 121"
            lines={[{ at: 0, text: 'Closed Now', state: 'closed' }]}
          />
        </li>
        <li>
          <StoreTile to="/stores" name="New here" flag={{ text: 'New', quiet: false }} />
        </li>
        <li>
          <StoreTile to="/stores" name="Coming" logo={mark} flag={{ text: 'Coming soon', quiet: true }} />
        </li>
        <li>
          <StoreTile
            to="/stores"
            name="The Company of Unusually Long Names and Their Heirs, Established Hillside"
            note="Level 3, unit 340"
          />
        </li>
        <li>
          <StoreTile to="/stores" name="Donaudampfschifffahrtsgesellschaft" />
        </li>
      </StoreTiles>
    ),
  },
]
