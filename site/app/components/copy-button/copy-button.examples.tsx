import type { Example } from '../example.ts'
import { CopyButton } from './copy-button.tsx'

export const copyButtonExamples: readonly Example[] = [
  {
    name: 'a code',
    render: () => (
      <p>
        DRY10{' '}
        <CopyButton
          text="DRY10"
          words={{ copy: 'Copy code', copied: 'Copied', copyFailed: 'Choose it and copy it by hand.' }}
        />
      </p>
    ),
  },
]
