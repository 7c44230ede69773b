import { Link, useLoaderData, useSearchParams } from 'react-router'
import { listEntries } from '../api/requests.ts'
import { Icon } from '../components/icon.tsx'
import { MenuButton } from '../components/menu-button.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { kindsOfScreen } from './entry/list-path.ts'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { useStudio } from '../layout/studio-context.ts'

const kinds = kindsOfScreen['/whats-on']

export async function loader() {
  const rows = await listEntries()
  return rows.filter(({ kind }) => kinds.some((one) => one === kind))
}

/** Everything with a time of its own: offers, events, news, jobs, contests, posts, banners. */
export function Component() {
  const { messages: m, isAllowed } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const shown = kinds.find((kind) => kind === query.get('kind')) ?? 'promotion'
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={m.navigation.whatsOn} />
        {isAllowed('draft.write') && (
          <div className="buttons">
            <Link className="button main" to={`/entries/new-${shown}`}>
              <Icon name="add" size={18} />
              {m.kinds[shown].fresh}
            </Link>
            <MenuButton label={m.list.newOther} hasWords>
              {kinds
                .filter((kind) => kind !== shown)
                .map((kind) => (
                  <Link key={kind} className="button plain" to={`/entries/new-${kind}`}>
                    {m.kinds[kind].fresh}
                  </Link>
                ))}
            </MenuButton>
          </div>
        )}
      </header>
      <EntryList
        rows={rows}
        kinds={kinds}
        empty={
          <div className="empty">
            <h2>{m.empty.whatsOn.title}</h2>
            <p>{m.empty.whatsOn.text}</p>
          </div>
        }
      />
    </div>
  )
}

export { unlessFiltered as shouldRevalidate } from '../entries/unless-filtered.ts'
