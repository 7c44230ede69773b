import type { ChangeSetsJson } from '@promenade/contract/studio-api/change-sets'
import { Fragment, useEffect, useRef } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../layout/screen.tsx'
import { authorName } from '../../presenters/author-name.ts'
import { subjectText } from '../../presenters/subject-text.ts'
import { rowTitle } from '../../presenters/row-detail.ts'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './last-acts.module.css'

type Act = ChangeSetsJson['items'][number]

/** The maximum number of names in an act; an import of hundreds names none. */
const maxNamed = 3

/** The number of acts before "show all". */
export const shortList = 20

/** The latest acts of all staff, each with its undo. */
export function LastActs({ acts }: { readonly acts: readonly Act[] }) {
  const { messages: m } = useStudio()
  const list = useRef<HTMLOListElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== '#acts') return undefined
    // The screen itself takes the focus first.
    const timer = setTimeout(() => list.current?.focus(), 0)
    return () => clearTimeout(timer)
  }, [hash, key])
  return (
    <Panel title={m.acts.title} id="acts">
      {acts.length === 0 && <p className={primitives.soft}>{m.acts.none}</p>}
      <ol ref={list} className={styles.acts} tabIndex={-1}>
        {acts.map((act) => (
          <ActItem key={act.id} act={act} />
        ))}
      </ol>
      {acts.length === shortList && (
        <Link to="?all" preventScrollReset>
          {m.acts.showMore}
        </Link>
      )}
    </Panel>
  )
}

function ActItem({ act }: { readonly act: Act }) {
  const { messages: m, format, locale, isAllowed } = useStudio()
  const { revalidate } = useRevalidator()
  const { isBusy, act: run } = useAct()
  const { undo, sheet } = useUndo(revalidate)
  const named = act.via === 'import' ? [] : act.entries.slice(0, maxNamed)
  const [first] = act.entries
  const title = first === undefined ? '' : rowTitle(first, m, locale)
  const at = first?.at === undefined ? undefined : format.planned(first.at)
  const sentence = m.acts.sentence(first?.action ?? 'save', act.count, at)
  const words = actText() ?? sentence
  return (
    <li data-undone={act.undoneBy !== undefined || undefined}>
      <span className={styles.actWords}>
        {act.isRedo !== undefined && `${act.isRedo ? m.acts.redid : m.acts.undid} `}
        {words}
        {named.map((entry, index) => (
          <Fragment key={entry.entry}>
            {index === 0 ? ': ' : ', '}
            <Link to={`/entries/${entry.entry}`}>{rowTitle(entry, m, locale)}</Link>
          </Fragment>
        ))}
        {named.length > 0 && act.count > named.length && ` ${m.acts.more(act.count - named.length)}`}
        <span className={primitives.note}>
          {' '}
          {format.moment(act.at)}
          {` · ${authorName(act, m, format) ?? m.history.via[act.via === 'schedule' ? 'studio' : act.via]}`}
        </span>
      </span>
      {act.undoneBy !== undefined && <span className={primitives.note}>{m.acts.undone(act.left)}</span>}
      {act.canUndo && isAllowed('draft.write') && (
        <Button
          look="small"
          disabled={isBusy}
          aria-label={m.acts.undoOf(`${words} ${title}`, act.left)}
          onClick={() => void run(() => undo(act.id))}
        >
          {act.left > 0 ? m.conflict.decide : m.undo}
        </Button>
      )}
      {sheet}
    </li>
  )

  /** Acts are described in the reader's language; only acts of other programs bring their own text. */
  function actText(): string | undefined {
    if (act.title !== null) return act.title
    if (act.via === 'import') return m.acts.imported(act.count)
    const { subject, count } = act
    return subject && subjectText({ kind: first?.kind ?? 'store', subject, count }, m, locale)
  }
}
