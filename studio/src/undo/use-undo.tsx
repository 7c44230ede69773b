import type { LeftEntry, UndoChoice, UndoResult } from '@promenade/contract/studio-api/change-sets'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { RefusedError } from '../api/client.ts'
import { undoChangeSet } from '../api/requests.ts'
import { useStudio } from '../context/studio-context.ts'

const UndoSheet = lazy(() => import('./undo-sheet.tsx'))

interface Undo {
  /** Takes an act back. Where somebody has gone on with a record since, it asks, record by record. */
  readonly undo: (changeSet: number) => Promise<void>
  /** The sheet that asks. */
  readonly sheet: ReactNode
}

interface Asked {
  readonly changeSet: number
  readonly taken: number
  readonly left: readonly LeftEntry[]
}

/** The undo of acts; `onDone` reads again what the screen shows. */
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
        // Whoever is shown other texts has not chosen yet.
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

/** A refusal tells what is left as a part of an undo does. */
async function tryUndo(
  changeSet: number,
  choices: readonly UndoChoice[],
): Promise<Pick<UndoResult, 'taken' | 'left'>> {
  try {
    return await undoChangeSet(changeSet, choices)
  } catch (error) {
    if (error instanceof RefusedError && hasLeft(error.body)) return { taken: 0, left: error.body.left }
    throw error
  }
}

function hasLeft(body: unknown): body is Pick<UndoResult, 'left'> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'left' in body &&
    Array.isArray(body.left) &&
    body.left.length > 0
  )
}
