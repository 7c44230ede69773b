import { Link, useLoaderData } from 'react-router'
import { listEntries } from '../api/requests.ts'
import { Icon } from '../components/icon.tsx'
import { MenuButton } from '../components/menu-button.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { kindsOfScreen } from './entry/list-path.ts'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { useStudio } from '../layout/studio-context.ts'

const kinds = kindsOfScreen['/pages']

export async function loader() {
  const rows = await listEntries()
  return rows.filter(({ kind }) => kinds.some((one) => one === kind))
}

/** Pages, the home page, galleries, places such as washrooms, and what search engines are told. */
export function Component() {
  const { messages: m, isAllowed } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const home = rows.find(({ kind }) => kind === 'homepage')
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={m.navigation.pages} />
        <div className="buttons">
          {home !== undefined && (
            <Link className="button" to={`/entries/${home.id}`}>
              {m.kinds.homepage.one}
            </Link>
          )}
          {isAllowed('draft.write') && (
            <>
              <Link className="button main" to="/entries/new-page">
                <Icon name="add" size={18} />
                {m.kinds.page.fresh}
              </Link>
              <MenuButton label={m.list.newOther} hasWords>
                {(['gallery', 'point-of-interest', 'meta-data'] as const).map((kind) => (
                  <Link key={kind} className="button plain" to={`/entries/new-${kind}`}>
                    {m.kinds[kind].fresh}
                  </Link>
                ))}
              </MenuButton>
            </>
          )}
        </div>
      </header>
      <EntryList
        rows={rows}
        kinds={kinds}
        empty={
          <div className="empty">
            <h2>{m.empty.pages.title}</h2>
            <p>{m.empty.pages.text}</p>
          </div>
        }
      />
    </div>
  )
}

export { unlessFiltered as shouldRevalidate } from '../entries/unless-filtered.ts'
