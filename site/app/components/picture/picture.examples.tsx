import type { Example } from '../example.ts'
import { Picture } from './picture.tsx'

const mark = { url: '/favicon.svg', alt: 'The mark of the centre' }

export const pictureExamples: readonly Example[] = [
  {
    name: 'among others',
    render: () => <Picture picture={mark} width={320} height={320} sizes="20rem" />,
  },
  {
    name: 'what is looked at first',
    render: () => <Picture picture={mark} width={320} height={320} sizes="20rem" priority="first" />,
  },
]
