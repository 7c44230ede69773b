import type { PresentJson } from '@promenade/contract/studio-api/entries'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import type { DraftState, DraftStore } from './draft-store.ts'

export type Colleague = PresentJson['colleagues'][number]

/** The polling interval without colleagues; with one, changes must arrive quickly. */
const aloneMs = 6_000
const togetherMs = 1_500

/**
 * Polls for colleagues who have the same record open. Merges what they save, or asks about conflicts; then
 * calls `onNewer`.
 */
export function useColleagues(
  store: DraftStore,
  { id, draft }: DraftState,
  onNewer?: () => void,
): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  // Colleagues should learn at once of open conflicts, and of their end.
  const undecided = JSON.stringify(draft.saving.conflict?.paths)
  useEffect(() => {
    if (id === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    const ask = async () => {
      const found = await call('PUT /api/v1/entries/:id/presence', {
        params: { id },
        body: { undecided: store.getState().draft.saving.conflict?.paths ?? [] },
      })
      if (!isOpen) return found.colleagues.length
      setColleagues((known) =>
        JSON.stringify(known) === JSON.stringify(found.colleagues) ? known : found.colleagues,
      )
      if (await store.takeNewer(found.version)) onNewer?.()
      return found.colleagues.length
    }
    const askAgain = async () => {
      // Errors are ignored: the status line already shows a missing network.
      const others = await ask().catch(() => 0)
      if (isOpen) timer = setTimeout(() => void askAgain(), others > 0 ? togetherMs : aloneMs)
    }
    void askAgain()
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [store, id, undecided, onNewer])
  useEffect(() => {
    if (id === undefined) return undefined
    const leave = () =>
      void call('DELETE /api/v1/entries/:id/presence', { params: { id }, keepalive: true }).catch(
        () => undefined,
      )
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
  return colleagues
}
