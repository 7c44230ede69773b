import { Link, useLoaderData, useNavigate } from 'react-router'
import { listEntries, logOut } from '../api/requests.ts'
import { AccountLinks } from '../account/account-links.tsx'
import { Icon } from '../components/icon.tsx'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { inLanguage, useStudio } from '../layout/studio-context.ts'
import { readScheme, type Scheme, setScheme } from '../theme/scheme.ts'
import { useState } from 'react'

export async function loader() {
  const rows = await listEntries()
  return rows.filter(({ kind }) => ['property', 'alert', 'category', 'blog'].includes(kind))
}

/** The centre itself, the categories, the bin, and how this device shows the studio. */
export function Component() {
  const { messages: m, session, locale, setLocale, device, isAllowed } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [scheme, setShownScheme] = useState(readScheme)
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const unsaved = device.list().length
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={m.navigation.settings} />
      </header>
      <section className="panel stack">
        <h2>{m.settings.centre}</h2>
        <ul className="lines">
          {(['property', 'alert'] as const).map((kind) => (
            <li key={kind}>
              <Link to={of(kind)[0] === undefined ? `/entries/new-${kind}` : `/entries/${of(kind)[0]?.id}`}>
                {m.kinds[kind].one}
              </Link>
              <span className="soft">{m.settings.about[kind]}</span>
            </li>
          ))}
          <li>
            <Link to="/bin">{m.bin.title}</Link>
            <span className="soft">{m.bin.text}</span>
          </li>
        </ul>
      </section>
      {(['category', 'blog'] as const).map((kind) => (
        <section key={kind} className="panel stack">
          <div className="section-head">
            <h2>{m.kinds[kind].many}</h2>
            {isAllowed('draft.write') && (
              <Link className="button small" to={`/entries/new-${kind}`}>
                <Icon name="add" size={16} />
                {m.kinds[kind].fresh}
              </Link>
            )}
          </div>
          <ul className="lines">
            {of(kind).map((row) => (
              <li key={row.id}>
                <Link to={`/entries/${row.id}`}>{inLanguage(row.title, locale) || m.untitled}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <AccountLinks />
      <section className="panel stack">
        <h2>{m.settings.device}</h2>
        <label className="field">
          <span>{m.settings.language}</span>
          <select
            className="input"
            value={locale}
            onChange={(event) => setLocale(event.target.value === 'es' ? 'es' : 'en')}
          >
            {session.mall.locales.map((code) => (
              <option key={code} value={code} lang={code}>
                {m.ownNames[code]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{m.settings.scheme}</span>
          <select
            className="input"
            value={scheme}
            onChange={({ target }) => {
              const next = (['light', 'dark'] as const).find((one) => one === target.value)
              setScheme(next)
              setShownScheme(next)
            }}
          >
            {([undefined, 'light', 'dark'] as const).map((one: Scheme | undefined) => (
              <option key={one ?? 'system'} value={one ?? ''}>
                {m.settings.schemes[one ?? 'system']}
              </option>
            ))}
          </select>
        </label>
      </section>
      <section className="panel stack">
        <h2>{session.staff.name}</h2>
        <p className="soft">
          {session.staff.email} · {m.settings.roles[session.staff.role]}
        </p>
        {unsaved > 0 && <p className="fault">{m.today.onDevice(unsaved)}</p>}
        <div>
          <button
            type="button"
            className="button"
            onClick={() => void logOut().finally(() => navigate('/log-in'))}
          >
            {m.logIn.out}
          </button>
        </div>
      </section>
    </div>
  )
}
