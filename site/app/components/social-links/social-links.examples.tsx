import type { Example } from '../example.ts'
import { SocialLinks } from './social-links.tsx'

export const socialLinksExamples: readonly Example[] = [
  {
    name: 'two networks',
    render: () => (
      <SocialLinks
        links={[
          { network: 'Instagram', url: 'https://example.com/a', label: 'The mall on Instagram' },
          { network: 'Facebook', url: 'https://example.com/b', label: 'The mall on Facebook' },
        ]}
      />
    ),
  },
]
