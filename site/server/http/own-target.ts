import { parseRequestTarget, type RequestTarget } from './request-target.ts'

/**
 * An address that somebody wants to go back to, where it is one of ours: a path and its query, never another host. A
 * query that was decoded once may hold what a request target may not; control characters stay and are refused.
 */
export function parseOwnTarget(to: string): RequestTarget | undefined {
  const withoutHash = to.replace(/#.*$/s, '')
  const target = parseRequestTarget(
    withoutHash.replace(/[ \u{80}-\u{10ffff}]+/gu, (part) => encodeURIComponent(part.toWellFormed())),
  )
  return typeof target === 'string' ? undefined : target
}
