import type { ChangeSetsJson } from '@promenade/contract/studio-api/change-sets'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { Panel } from '../../layout/screen.tsx'
import { type Studio, useStudio } from '../../context/studio-context.ts'
import { useWords } from '../../context/use-words.ts'
import { firstTasksEn } from '../../messages/first-tasks-en.ts'
import { firstTasksEs } from '../../messages/first-tasks-es.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './first-tasks.module.css'

type Acts = ChangeSetsJson['items']

interface Task {
  readonly name: 'promotion' | 'store' | 'hours' | 'picture' | 'message' | 'undo'
  readonly path: string
  readonly permission: Parameters<Studio['isAllowed']>[0]
  /** True once this person has done it. */
  readonly isDone: (acts: Acts) => boolean
}

const storageKey = 'studio-first-tasks-closed'

function publishes(kinds: readonly string[]) {
  return (acts: Acts) =>
    acts.some(
      ({ via, entries }) =>
        via === 'studio' && entries.some(({ kind, action }) => action === 'publish' && kinds.includes(kind)),
    )
}

/**
 * Tasks for the first hour of a new person, as far as the role allows. They change the real site; each can be
 * undone here.
 */
export function FirstTasks({ rows, acts }: { readonly rows: readonly EntryRow[]; readonly acts: Acts }) {
  const { session, isAllowed } = useStudio()
  const words = useWords({ en: firstTasksEn, es: firstTasksEs })
  const [isClosed, setIsClosed] = useState(() => localStorage.getItem(storageKey) !== null)
  const store = rows.find(({ kind }) => kind === 'store')
  const all: readonly Task[] = [
    {
      name: 'promotion',
      path: '/entries/new-promotion',
      permission: 'content.publish',
      isDone: publishes(['promotion', 'coupon']),
    },
    {
      name: 'store',
      path: store === undefined ? '/stores' : `/entries/${store.id}`,
      permission: 'content.publish',
      isDone: publishes(['store']),
    },
    {
      name: 'hours',
      path: '/hours',
      permission: 'content.publish',
      isDone: publishes(['hours', 'special-day']),
    },
    {
      name: 'picture',
      path: '/pictures',
      permission: 'content.read',
      isDone: () => localStorage.getItem('studio-seen-pictures') !== null,
    },
    {
      name: 'message',
      path: '/people',
      permission: 'visitors.read',
      isDone: () => localStorage.getItem('studio-seen-people') !== null,
    },
    {
      name: 'undo',
      path: '#acts',
      permission: 'content.publish',
      isDone: (list) => list.some(({ via }) => via === 'undo'),
    },
  ]
  const tasks = all.filter(({ permission }) => isAllowed(permission))
  const own = acts.filter(({ by }) => by === session.staff.name)
  const done = tasks.filter(({ isDone }) => isDone(own)).length
  if (isClosed || tasks.length < 3 || done === tasks.length) return null
  return (
    <Panel
      title={words.title}
      aside={<span className={primitives.soft}>{words.done(done, tasks.length)}</span>}
    >
      <p className={primitives.soft}>{words.intro}</p>
      <ol className={styles.tasks}>
        {tasks.map(({ name, path, isDone }) => (
          <li key={name} data-done={isDone(own) || undefined}>
            <span className={styles.taskMark}>{isDone(own) && <Icon name="check" size={16} />}</span>
            <TaskLink path={path}>{words[name]}</TaskLink>
            {isDone(own) && <span className={primitives.unseen}>{words.isDone}</span>}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={primitives.linkButton}
        onClick={() => {
          localStorage.setItem(storageKey, '1')
          setIsClosed(true)
        }}
      >
        {words.close}
      </button>
    </Panel>
  )
}

/** To another screen, or to a part of this one. */
function TaskLink({ path, children }: { readonly path: string; readonly children: string }) {
  if (path.startsWith('#'))
    return (
      <a className={primitives.target} href={path}>
        {children}
      </a>
    )
  return (
    <Link className={primitives.target} to={path}>
      {children}
    </Link>
  )
}
