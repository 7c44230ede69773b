import { useLoaderData, useRevalidator } from 'react-router'
import { applyChanges, listEntries } from '../api/requests.ts'
import { problemText } from '../layout/problem-text.ts'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { inLanguage, useStudio } from '../layout/studio-context.ts'

export function loader() {
  return listEntries({ state: 'bin' })
}

/** What was deleted, for ninety days, with a way back. */
export function Component() {
  const { messages: m, locale, format, notify, isAllowed } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const undelete = async (entry: number, version: number) => {
    try {
      const { id } = await applyChanges([{ entry, version, action: 'undelete' }], crypto.randomUUID())
      notify({ text: m.done.undelete(1), changeSet: id })
      await revalidate()
    } catch (error) {
      notify({ text: problemText(error, m) })
    }
  }
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={m.bin.title} isSetting />
      </header>
      <p className="soft">{m.bin.text}</p>
      {rows.length === 0 && (
        <div className="empty">
          <p>{m.bin.empty}</p>
        </div>
      )}
      <ul className="lines">
        {rows.map(({ id, version, kind, title, goneAt }) => (
          <li key={id}>
            <b>{inLanguage(title, locale) || m.untitled}</b>
            <span className="soft">
              {m.kinds[kind].one}
              {goneAt !== undefined && ` · ${m.bin.goneOn(format.date(goneAt))}`}
            </span>
            {isAllowed('content.publish') && (
              <button type="button" className="button small" onClick={() => void undelete(id, version)}>
                {m.editor.undelete}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
