import { ButtonLink } from '../button/button-link.tsx'
import type { Example } from '../example.ts'
import { EmptyState } from './empty-state.tsx'

export const emptyStateExamples: readonly Example[] = [
  {
    name: 'with a way on',
    render: () => (
      <EmptyState title="No stores for that selection.">
        <ButtonLink to="/stores">All stores</ButtonLink>
      </EmptyState>
    ),
  },
  { name: 'bare', render: () => <EmptyState title="No events posted." /> },
]
