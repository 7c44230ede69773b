import { Link, useLoaderData } from 'react-router'
import { listEntriesOf } from '../api/entries.ts'
import { buttonLook } from '../components/button-look.ts'
import { ListScreen } from '../entries/list-screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import { kindsOn } from './entry/list-path.ts'

const kinds = kindsOn('/pages')
const others = ['gallery', 'point-of-interest', 'meta-data'] as const

export function loader() {
  return listEntriesOf(kinds)
}

/** Lists pages, the home page, galleries, points of interest and search engine texts. */
export function Component() {
  const { messages: m } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const home = rows.find(({ kind }) => kind === 'homepage')
  return (
    <ListScreen name="pages" rows={rows} kinds={kinds} fresh="page" others={others}>
      <Link className={buttonLook()} to="/out-of-order">
        {m.outOfOrder.title}
      </Link>
      {home !== undefined && (
        <Link className={buttonLook()} to={`/entries/${home.id}`}>
          {m.kinds.homepage.one}
        </Link>
      )}
    </ListScreen>
  )
}

export { revalidateUnlessFiltered as shouldRevalidate } from '../entries/revalidate-unless-filtered.ts'
