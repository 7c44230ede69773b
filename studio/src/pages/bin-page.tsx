import { Link, useLoaderData, useRevalidator } from 'react-router'
import { applyChanges } from '../api/apply-changes.ts'
import { listEntries } from '../api/entries.ts'
import { Button } from '../components/button.tsx'
import { Screen } from '../layout/screen.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import primitives from '../theme/primitives.module.css'

export function loader() {
  return listEntries({ state: 'bin' })
}

/** Deleted records of the last ninety days, with a button to restore them. */
export function Component() {
  const { messages: m, locale, format, notify, isAllowed } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { act } = useAct()
  const undelete = (entry: number, version: number) =>
    act(async () => {
      const { id } = await applyChanges([{ entry, version, action: 'undelete' }], crypto.randomUUID())
      notify({ text: m.done.undelete(1), changeSet: id })
      await revalidate()
    })
  return (
    <Screen title={m.bin.title} within="settings">
      <p className={primitives.soft}>{m.bin.text}</p>
      {rows.length === 0 && <p className={primitives.empty}>{m.bin.empty}</p>}
      <ul className={primitives.lines}>
        {rows.map(({ id, version, kind, title, goneAt }) => (
          <li key={id}>
            <Link to={`/entries/${id}`}>{inLanguage(title, locale) || m.untitled}</Link>
            <span className={primitives.soft}>
              {m.kinds[kind].one}
              {goneAt !== undefined && ` · ${m.bin.goneOn(format.date(goneAt))}`}
            </span>
            {isAllowed('content.publish') && (
              <Button look="small" onClick={() => void undelete(id, version)}>
                {m.editor.undelete}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Screen>
  )
}
