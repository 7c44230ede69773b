import type { ChangeSetsWire } from '@promenade/contract/studio-api/change-sets'
import { Link, useRevalidator } from 'react-router'
import { undoChangeSet } from '../../api/requests.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../layout/screen.tsx'
import { rowTitle } from '../../entries/row-detail.ts'
import { useStudio } from '../../layout/studio-context.ts'
import { useAct } from '../../layout/use-act.ts'

type Act = ChangeSetsWire['items'][number]

/** The last acts of the house, whoever did them, each with its undo. */
export function LastActs({ acts }: { readonly acts: readonly Act[] }) {
  const { messages: m } = useStudio()
  return (
    <Panel title={m.acts.title} id="acts">
      {acts.length === 0 && <p className="soft">{m.acts.none}</p>}
      <ol className="acts">
        {acts.slice(0, 20).map((act) => (
          <ActItem key={act.id} act={act} undone={acts.find(({ id }) => id === act.undoes)} />
        ))}
      </ol>
    </Panel>
  )
}

interface ActItemProps {
  readonly act: Act
  /** The act that it takes back. */
  readonly undone: Act | undefined
}

function ActItem({ act, undone }: ActItemProps) {
  const { messages: m, format, locale, notify, isAllowed } = useStudio()
  const { revalidate } = useRevalidator()
  const { isBusy, act: run } = useAct()
  const undo = async () => {
    await undoChangeSet(act.id)
    notify({ text: m.undone })
    await revalidate()
  }
  // A plan that is replaced comes first, what replaces it last.
  const last = act.entries.at(-1)
  const title = last === undefined ? '' : rowTitle(last, m, locale)
  const wordsOf = ({ title: own, via, count, entries }: Act) => {
    const { action = 'save', at } = entries.at(-1) ?? {}
    if (own !== null) return own
    if (via === 'import') return m.acts.imported(count)
    return m.acts.sentence(action, count, at === undefined ? undefined : format.planned(at))
  }
  const words = wordsOf(undone ?? act)
  return (
    <li data-undone={act.undoneBy !== undefined || undefined}>
      <span className="act-words">
        {act.undoes !== undefined &&
          `${m.acts.undid} ${undone?.undoes === undefined ? '' : `${m.acts.undid} `}`}
        {words}
        {last !== undefined && act.count === 1 && (
          <>
            {': '}
            <Link to={`/entries/${last.entry}`}>{title}</Link>
          </>
        )}
        <span className="soft small-text">
          {' '}
          {format.moment(act.at)}
          {` · ${act.by ?? m.history.via[act.via === 'schedule' ? 'studio' : act.via]}`}
        </span>
      </span>
      {act.undoneBy !== undefined && <span className="soft small-text">{m.acts.undone}</span>}
      {act.canUndo && isAllowed('content.publish') && (
        <Button
          look="small"
          disabled={isBusy}
          aria-label={m.acts.undoOf(`${words} ${title}`)}
          onClick={() => void run(undo, m.acts.goneOn)}
        >
          {m.undo}
        </Button>
      )}
    </li>
  )
}
