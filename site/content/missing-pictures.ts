import type { ContentLog } from './content-log.ts'
import { PlatformFault } from './platform-request.ts'

/** Pictures that could not be fetched. */
export interface MissingPictures {
  readonly add: (path: string, error: unknown) => void
  readonly delete: (path: string) => void
  readonly list: () => readonly string[]
  /** Pictures that pages omit, as of the last `publish`, so that many failures change the content once. */
  readonly leftOut: () => ReadonlySet<string>
  /** True if the omitted pictures changed. */
  readonly publish: () => boolean
}

export function createMissingPictures(log: Pick<ContentLog, 'warn'>): MissingPictures {
  const missing = new Set<string>()
  const logged = new Set<string>()
  let leftOut: ReadonlySet<string> = new Set()

  return {
    add(path, error) {
      if (missing.has(path)) return
      const isFirst = missing.size === 0
      missing.add(path)
      // Hundreds may fail while the platform is down; a refused picture is a fault of the content.
      if (!isFirst && !isRefused(error)) return
      if (logged.has(path)) return
      logged.add(path)
      const reason = error instanceof Error ? error.message : 'unknown'
      log.warn({ path, reason }, 'A picture could not be fetched; pages leave it out')
    },
    delete(path) {
      missing.delete(path)
      logged.delete(path)
    },
    list: () => [...missing],
    leftOut: () => leftOut,
    publish() {
      if (leftOut.size === missing.size && [...missing].every((path) => leftOut.has(path))) return false
      leftOut = new Set(missing)
      return true
    },
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof PlatformFault && error.status !== undefined && error.status < 500
}
