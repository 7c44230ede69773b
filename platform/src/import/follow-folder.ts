import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { findContentFolder } from './folder.ts'

/** Milliseconds without a change before the files are read: editors save a file in several steps. */
const restMs = 50

interface Follower {
  /** Called when files have changed, and not again before its promise has settled. */
  readonly onSaved: () => Promise<void>
  /** Called for each folder that cannot be watched. */
  readonly onError: (error: unknown) => void
}

/** Watches a content folder and its pictures. Returns a function that ends it. */
export async function followFolder(path: string, follower: Follower): Promise<() => void> {
  const folder = await findContentFolder(path)
  const saved = onceAtATime(follower.onSaved)
  const watched = new AbortController()
  for (const name of [folder, resolve(folder, '..', 'pictures')]) {
    try {
      watch(name, { recursive: true, signal: watched.signal }, saved.start).on('error', follower.onError)
    } catch (error) {
      // A folder without pictures is complete.
      if (name === folder) follower.onError(error)
    }
  }
  return () => {
    watched.abort()
    saved.stop()
  }
}

/** Runs the work when it has not been started for a moment; what is started meanwhile runs once more after it. */
function onceAtATime(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return {
    start() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        running = running.then(work)
      }, restMs)
    },
    stop: () => clearTimeout(timer),
  }
}
