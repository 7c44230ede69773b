import type { Example } from '../example.ts'
import { Button } from './button.tsx'
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
  { name: 'to press', render: () => <Button type="button">Send</Button> },
  {
    name: 'pressed',
    render: () => (
      <Button type="button" isBusy>
        Sending…
      </Button>
    ),
  },
  {
    name: 'quiet, to press',
    render: () => (
      <Button type="button" look="quiet">
        Log out
      </Button>
    ),
  },
]
