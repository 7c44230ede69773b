import type { Example } from '../example.ts'
import { StoreTile, StoreTiles } from '../store-tile/store-tile.tsx'
import { MoreSection } from './more-section.tsx'

export const moreSectionExamples: readonly Example[] = [
  {
    name: 'with a way to all of them',
    render: () => (
      <MoreSection id="more-example" title="More like this" more={{ to: '/stores', text: 'All stores' }}>
        <StoreTiles>
          <li>
            <StoreTile to="/stores" name="Alder" note="Level 1, unit 129" />
          </li>
        </StoreTiles>
      </MoreSection>
    ),
  },
]
