import type { ChangeSetsWire } from '@promenade/contract/studio-api/change-sets'
import { Fragment, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { RefusedError } from '../../api/client.ts'
import { undoChangeSet } from '../../api/requests.ts'
import { problemText } from '../../layout/problem-text.ts'
import { inLanguage, useStudio } from '../../layout/studio-context.ts'

type Act = ChangeSetsWire['items'][number]

/** Entries that one act names; of an import, which brings hundreds, none. */
const maxNamed = 3

/** The last acts of the house, whoever did them, each with its undo. */
export function LastActs({ acts }: { readonly acts: readonly Act[] }) {
  const { messages: m } = useStudio()
  return (
    <section className="panel stack" id="acts">
      <div className="section-head">
        <h2>{m.acts.title}</h2>
      </div>
      {acts.length === 0 && <p className="soft">{m.acts.none}</p>}
      <ol className="acts">
        {acts.slice(0, 20).map((act) => (
          <ActItem key={act.id} act={act} />
        ))}
      </ol>
    </section>
  )
}

function ActItem({ act }: { readonly act: Act }) {
  const { messages: m, format, locale, notify, isAllowed } = useStudio()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const undo = async () => {
    setIsBusy(true)
    try {
      await undoChangeSet(act.id)
      notify({ text: m.undone })
      await revalidate()
    } catch (error) {
      const isRefused = error instanceof RefusedError && error.code === 'conflict'
      notify({ text: isRefused ? m.acts.goneOn : problemText(error, m) })
    } finally {
      setIsBusy(false)
    }
  }
  const [first] = act.entries
  const nameOf = (entry: Act['entries'][number]) => inLanguage(entry.title, locale) || m.untitled
  const title = first === undefined ? '' : nameOf(first)
  const at = first?.at === undefined ? undefined : format.planned(first.at)
  const isImport = act.via === 'import'
  const words =
    act.title ??
    (isImport ? m.acts.imported(act.count) : m.acts.sentence(first?.action ?? 'save', act.count, at))
  return (
    <li data-undone={act.undoneBy !== undefined || undefined}>
      <span className="act-words">
        {act.isRedo !== undefined && `${act.isRedo ? m.acts.redid : m.acts.undid} `}
        {words}
        {!isImport &&
          act.entries.slice(0, maxNamed).map((entry, index) => (
            <Fragment key={entry.entry}>
              {index === 0 ? ': ' : ', '}
              <Link to={`/entries/${entry.entry}`}>{nameOf(entry)}</Link>
            </Fragment>
          ))}
        {!isImport && act.count > maxNamed && ` ${m.acts.more(act.count - maxNamed)}`}
        <span className="soft small-text">
          {' '}
          {format.moment(act.at)}
          {` · ${act.by ?? m.history.via[act.via === 'schedule' ? 'studio' : act.via]}`}
        </span>
      </span>
      {act.undoneBy !== undefined && <span className="soft small-text">{m.acts.undone}</span>}
      {act.canUndo && isAllowed('content.publish') && (
        <button
          type="button"
          className="button small"
          disabled={isBusy}
          aria-label={m.acts.undoOf(`${words} ${title}`)}
          onClick={() => void undo()}
        >
          {m.undo}
        </button>
      )}
    </li>
  )
}
