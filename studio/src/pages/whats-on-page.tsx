import { useLoaderData, useSearchParams } from 'react-router'
import { listEntriesOf } from '../api/requests.ts'
import { ListScreen } from '../entries/list-screen.tsx'
import { kindsOfScreen } from './entry/list-path.ts'

const kinds = kindsOfScreen['/whats-on']

export function loader() {
  return listEntriesOf(kinds)
}

/** Everything with a time of its own: offers, events, news, jobs, contests, posts, banners. */
export function Component() {
  const rows = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const fresh = kinds.find((kind) => kind === query.get('kind')) ?? 'promotion'
  const others = kinds.filter((kind) => kind !== fresh)
  return <ListScreen name="whatsOn" rows={rows} kinds={kinds} fresh={fresh} others={others} />
}

export { unlessFiltered as shouldRevalidate } from '../entries/unless-filtered.ts'
