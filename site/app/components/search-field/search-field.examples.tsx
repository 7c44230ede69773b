import type { Example } from '../example.ts'
import { SearchField } from './search-field.tsx'

export const searchFieldExamples: readonly Example[] = [
  {
    name: 'on a page',
    render: () => (
      <search aria-label="On a page">
        <form action="/search-results">
          <SearchField id="example-field" label="What are you looking for?" submit="Search" />
        </form>
      </search>
    ),
  },
]
