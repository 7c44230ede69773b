import { Link, useLoaderData } from 'react-router'
import { listEntries } from '../api/requests.ts'
import { Icon } from '../components/icon.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { useStudio } from '../layout/studio-context.ts'

const kinds = ['store'] as const

export function loader() {
  return listEntries({ kind: 'store' })
}

/** The directory as staff keep it. */
export function Component() {
  const { messages: m, isAllowed } = useStudio()
  const rows = useLoaderData<typeof loader>()
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={m.navigation.stores} />
        {isAllowed('draft.write') && (
          <Link className="button main" to="/entries/new-store">
            <Icon name="add" size={18} />
            {m.kinds.store.fresh}
          </Link>
        )}
      </header>
      <EntryList
        rows={rows}
        kinds={kinds}
        empty={
          <div className="empty">
            <h2>{m.empty.stores.title}</h2>
            <p>{m.empty.stores.text}</p>
          </div>
        }
      />
    </div>
  )
}

export { unlessFiltered as shouldRevalidate } from '../entries/unless-filtered.ts'
