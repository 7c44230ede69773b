import { useLoaderData, useSearchParams } from 'react-router'
import { listEntriesOf } from '../api/entries.ts'
import { ListScreen } from '../entries/list-screen.tsx'
import { kindsOn } from './entry/list-path.ts'

const kinds = kindsOn('/whats-on')

export function loader() {
  return listEntriesOf(kinds)
}

/** Everything with a time of its own, from offers to banners. */
export function Component() {
  const rows = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const fresh = kinds.find((kind) => kind === query.get('kind')) ?? 'promotion'
  const others = kinds.filter((kind) => kind !== fresh)
  return <ListScreen name="whatsOn" rows={rows} kinds={kinds} fresh={fresh} others={others} />
}

export { revalidateUnlessFiltered as shouldRevalidate } from '../entries/revalidate-unless-filtered.ts'
