import type { Example } from '../example.ts'
import { Announcement } from './announcement.tsx'

const picture = { url: '/favicon.svg', alt: 'The sign of the centre' }

export const announcementExamples: readonly Example[] = [
  {
    name: 'that leads somewhere',
    render: () => (
      <Announcement
        id="example-kites"
        title="Come and build a kite"
        picture={picture}
        more={{ to: '/style-guide', text: 'Find out more' }}
      />
    ),
  },
  {
    name: 'that only says something, at length',
    render: () => (
      <Announcement
        id="example-long"
        title="The north entrance is closed until the plasterers have finished what the plumbers began"
        picture={picture}
      />
    ),
  },
]
