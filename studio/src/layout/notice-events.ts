import type { Notice } from '../context/studio-context.ts'

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/** The event bus for notices: screens emit, `Notices` shows. */
export const noticeEvents = {
  publish(notice: Notice): void {
    for (const listener of listeners) listener(notice)
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
