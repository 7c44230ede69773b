import { useLoaderData } from 'react-router'
import { listEntries } from '../api/entries.ts'
import { ListScreen } from '../entries/list-screen.tsx'
import { kindsOn } from './entry/list-path.ts'

export function loader() {
  return listEntries({ kind: 'store' })
}

/** The directory as staff keep it. */
export function Component() {
  const rows = useLoaderData<typeof loader>()
  return <ListScreen name="stores" rows={rows} kinds={kindsOn('/stores')} fresh="store" />
}

export { revalidateUnlessFiltered as shouldRevalidate } from '../entries/revalidate-unless-filtered.ts'
