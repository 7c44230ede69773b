import type { Notice } from '../context/studio-context.ts'

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/** Notices of every screen, for the one place that shows them. */
export const noticeEvents = {
  publish(notice: Notice): void {
    for (const listener of listeners) listener(notice)
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
