import type { StorePart } from '@promenade/domain/studio/store-answers'
import { useEffect, useRef } from 'react'
import { type Typed, useKept } from '../context/use-kept.ts'
import { useStore } from './store-context.ts'

/** What is typed in the form of a part and not sent. */
export interface Draft {
  readonly fields: Typed
  /** `device`: only this device has it, such as without a connection. */
  readonly kept: 'nowhere' | 'device' | 'saved'
  readonly change: (fields: Typed) => void
  /** It is sent. */
  readonly forget: () => void
  /** It is not to be sent. */
  readonly discard: () => void
}

/** Typing has come to rest. */
const restMs = 1_000

/** Keeps what is typed on this device until the platform has it, and there until it is sent: another device goes on with it. */
export function useDraft(part: StorePart, initial: Typed): Draft {
  const { page, saveDraft } = useStore()
  const saved = page.drafts.find((draft) => draft.part === part)?.fields
  const { fields, typed, change, forget } = useKept(`store-page:${page.store.id}:${part}`, {
    ...initial,
    ...saved,
  })
  // Changes at once, which a render does not: what is sent or given up must not be saved after that.
  const latest = useRef(typed)
  const drop = () => {
    latest.current = undefined
    forget()
  }
  useEffect(() => {
    latest.current = typed
    if (typed === undefined) return
    const isLatest = () => latest.current === typed
    const timer = setTimeout(() => {
      void saveDraft({ part, fields: { ...saved, ...typed } }, isLatest).then(
        (isSaved) => isSaved && isLatest() && forget(),
      )
    }, restMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- only typing is a reason to save
  }, [typed])
  return {
    fields,
    kept: typed !== undefined ? 'device' : saved !== undefined ? 'saved' : 'nowhere',
    change,
    forget: drop,
    discard() {
      drop()
      if (typed !== undefined || saved !== undefined) void saveDraft({ part, fields: null }, () => true)
    },
  }
}
