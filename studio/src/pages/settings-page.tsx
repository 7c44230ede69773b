import { useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { listEntriesOf } from '../api/entries.ts'
import { AccountLinks } from '../account/account-links.tsx'
import { AddLink } from '../components/add-link.tsx'
import { Button } from '../components/button.tsx'
import { Choice, Labelled } from '../components/inputs.tsx'
import { LanguageChoice } from '../components/language-choice.tsx'
import { Panel, Screen } from '../layout/screen.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { readScheme, setScheme } from '../theme/scheme.ts'
import { kindsOn } from './entry/list-path.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

export function loader() {
  return listEntriesOf(kindsOn('/settings'))
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
    <Screen title={m.navigation.settings}>
      <Panel title={m.settings.centre}>
        <ul className={primitives.lines}>
          {(['property', 'alert'] as const).map((kind) => (
            <li key={kind}>
              <Link to={`/entries/${of(kind)[0]?.id ?? `new-${kind}`}`}>{m.kinds[kind].one}</Link>
              <span className={primitives.soft}>{m.settings.about[kind]}</span>
            </li>
          ))}
          <li>
            <Link to="/bin">{m.bin.title}</Link>
            <span className={primitives.soft}>{m.bin.text}</span>
          </li>
          {isAllowed('settings.manage') && (
            <li>
              <Link to="/settings/archive">{m.account.archive.title}</Link>
              <span className={primitives.soft}>{m.account.archive.about}</span>
            </li>
          )}
        </ul>
      </Panel>
      {(['category', 'blog'] as const).map((kind) => (
        <Panel key={kind} title={m.kinds[kind].many} aside={<AddLink kind={kind} look="small" />}>
          <ul className={primitives.lines}>
            {of(kind).map((row) => (
              <li key={row.id}>
                <Link to={`/entries/${row.id}`}>{inLanguage(row.title, locale) || m.untitled}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      <AccountLinks />
      <Panel title={m.settings.device}>
        <LanguageChoice label={m.settings.language} value={locale} onChange={setLocale} />
        <Labelled label={m.settings.scheme}>
          <Choice
            value={scheme ?? 'system'}
            options={(['system', 'light', 'dark'] as const).map((one) => [one, m.settings.schemes[one]])}
            onChange={(one) => {
              const next = one === 'system' ? undefined : one
              setScheme(next)
              setShownScheme(next)
            }}
          />
        </Labelled>
      </Panel>
      <Panel title={session.staff.name}>
        <p className={primitives.soft}>
          {session.staff.email} · {m.settings.roles[session.staff.role]}
        </p>
        {unsaved > 0 && <p className={inputs.fault}>{m.today.onDevice(unsaved)}</p>}
        <div>
          <Button onClick={() => void call('DELETE /api/v1/session').finally(() => navigate('/log-in'))}>
            {m.logIn.out}
          </Button>
        </div>
      </Panel>
    </Screen>
  )
}
