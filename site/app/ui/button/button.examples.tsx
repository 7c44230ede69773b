import type { Example } from '../example.ts'
import { ButtonLink } from './button-link.tsx'

export const buttonExamples: readonly Example[] = [
  { name: 'strong', render: () => <ButtonLink to="/stores">See all stores</ButtonLink> },
  {
    name: 'strong with an icon',
    render: () => (
      <ButtonLink to="/hours" icon="arrow">
        All hours
      </ButtonLink>
    ),
  },
  {
    name: 'quiet',
    render: () => (
      <ButtonLink to="/stores" look="quiet">
        Directory
      </ButtonLink>
    ),
  },
]
