import type { LeftEntry, UndoChoice, UndoResult } from '@promenade/contract/studio-api/change-sets'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '../api/call.ts'
import { refusalOf } from '../api/request-error.ts'
import { useStudio } from '../context/studio-context.ts'

const UndoSheet = lazy(() => import('./undo-sheet.tsx'))

interface Undo {
  /** Undoes an act. Asks about each record that somebody changed since. */
  readonly undo: (changeSet: number) => Promise<void>
  /** The sheet with the questions. */
  readonly sheet: ReactNode
}

interface Asked {
  readonly changeSet: number
  readonly taken: number
  readonly left: readonly LeftEntry[]
}

/** Undoes acts; `onDone` reloads the data of the screen. */
export function useUndo(onDone: () => Promise<void>): Undo {
  const { messages: m, notify } = useStudio()
  const [asked, setAsked] = useState<Asked>()
  const run = async (changeSet: number, choices: readonly UndoChoice[] = []) => {
    const { taken, left } = await tryUndo(changeSet, choices)
    const all = taken + (asked?.taken ?? 0)
    setAsked(left.length === 0 ? undefined : { changeSet, taken: all, left })
    if (left.length === 0) notify({ text: choices.length === 0 ? m.undone : m.undoing.done })
    await onDone()
  }
  const sheet = asked !== undefined && (
    <Suspense>
      <UndoSheet
        // Other texts reset the choices.
        key={asked.left.map(({ seen }) => seen).join(' ')}
        taken={asked.taken}
        left={asked.left}
        onChoose={(choices) => run(asked.changeSet, choices)}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  )
  return { undo: run, sheet }
}

const undoing = 'POST /api/v1/change-sets/:id/undo'

/** A refusal lists the records that were left, as a partial undo does. */
async function tryUndo(
  changeSet: number,
  choices: readonly UndoChoice[],
): Promise<Pick<UndoResult, 'taken' | 'left'>> {
  try {
    return await call(undoing, {
      params: { id: changeSet },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { choices },
    })
  } catch (error) {
    const { left = [] } = refusalOf(error, undoing, 409) ?? {}
    if (left.length > 0) return { taken: 0, left }
    throw error
  }
}
