import type { Example } from '../example.ts'
import { Follow } from './follow.tsx'

export const followExamples: readonly Example[] = [
  {
    name: 'one way',
    render: () => (
      <Follow label="Subscribe" links={[{ text: 'By RSS', href: '/style-guide', icon: 'rss' }]} />
    ),
  },
  {
    name: 'several ways',
    render: () => (
      <Follow
        label="Subscribe"
        links={[
          {
            text: 'In your calendar',
            href: '/style-guide',
            icon: 'calendar',
            note: 'Apple Calendar, Outlook and most others. New events turn up by themselves.',
          },
          { text: 'In Google Calendar', href: '/style-guide', icon: 'outside' },
          { text: 'By RSS', href: '/style-guide', icon: 'rss', note: 'For feed readers' },
        ]}
      />
    ),
  },
]
