import { Link, useLoaderData } from 'react-router'
import { listEntriesOf } from '../api/entries.ts'
import { ListScreen } from '../entries/list-screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import { kindsOn } from './entry/list-path.ts'

const kinds = kindsOn('/pages')
const others = ['gallery', 'point-of-interest', 'meta-data'] as const

export function loader() {
  return listEntriesOf(kinds)
}

/** Pages, the home page, galleries, places such as washrooms, and what search engines are told. */
export function Component() {
  const { messages: m } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const home = rows.find(({ kind }) => kind === 'homepage')
  return (
    <ListScreen name="pages" rows={rows} kinds={kinds} fresh="page" others={others}>
      <Link className="button" to="/out-of-order">
        {m.outOfOrder.title}
      </Link>
      {home !== undefined && (
        <Link className="button" to={`/entries/${home.id}`}>
          {m.kinds.homepage.one}
        </Link>
      )}
    </ListScreen>
  )
}

export { unlessFiltered as shouldRevalidate } from '../entries/unless-filtered.ts'
