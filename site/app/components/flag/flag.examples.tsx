import type { Example } from '../example.ts'
import { Flag } from './flag.tsx'

export const flagExamples: readonly Example[] = [
  { name: 'strong', render: () => <Flag>New</Flag> },
  { name: 'quiet', render: () => <Flag look="quiet">Coming soon</Flag> },
]
