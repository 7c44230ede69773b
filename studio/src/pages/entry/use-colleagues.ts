import type { PresentWire } from '@promenade/contract/studio-api/entries'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import type { DraftState, DraftStore } from './draft-store.ts'

export type Colleague = PresentWire['colleagues'][number]

/** As long as nobody else is there; with a colleague, each hears of the other at once. */
const aloneMs = 6_000
const togetherMs = 1_500

/**
 * The colleagues who have a record open, while it is open here. What they save is taken over, or asked about, as soon as
 * it is heard of. `onNewer` is called after that.
 */
export function useColleagues(
  store: DraftStore,
  { id, draft }: DraftState,
  onNewer?: () => void,
): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  // The others hear at once of what this person has to decide, and that it is decided.
  const undecided = JSON.stringify(draft.saving.clash?.conflicts)
  useEffect(() => {
    if (id === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    const ask = async () => {
      const found = await call('PUT /api/v1/entries/:id/presence', {
        params: { id },
        body: { undecided: store.getState().draft.saving.clash?.conflicts ?? [] },
      })
      if (!isOpen) return found.colleagues.length
      setColleagues((known) =>
        JSON.stringify(known) === JSON.stringify(found.colleagues) ? known : found.colleagues,
      )
      if (await store.takeNewer(found.version)) onNewer?.()
      return found.colleagues.length
    }
    const askAgain = async () => {
      // Without a network the status line says so already.
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
