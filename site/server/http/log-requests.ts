import { randomUUID } from 'node:crypto'
import type { Log } from '@promenade/process/log/log'
import type { Answer, Ask } from './site-env.ts'
import type { NodeSite } from './node-server.ts'
import { inRequest } from './request-context.ts'

interface WatchedSite extends NodeSite {
  /** What is in memory and nobody's own: nothing that needs an id is done for it. */
  readonly answerKept: (ask: Ask) => Answer | Promise<Answer> | undefined
}

interface WatchOptions {
  readonly log: Log
  /** Also requests that went as they should and cost nothing: for a site whose answers are looked into. */
  readonly logsAll: boolean
  /** Proxies in front of the site: with any, the id that they give a request is taken over. */
  readonly trustedProxies: number
  readonly onAnswer: (status: number, milliseconds: number) => void
}

/** An answer that took longer is worth a line. */
const slowMs = 1_000

/**
 * Gives each request an id, counts it, and logs those that failed, were slow or were one visitor's alone. A page from
 * memory is sent in the time that a line takes to be written, so the rest is logged at `debug` only.
 */
export function watchRequests(site: WatchedSite, options: WatchOptions): NodeSite {
  const { log, logsAll, trustedProxies, onAnswer } = options

  function finish(ask: AskedBare, answer: Answer, id: string, begun: number): Answer {
    const milliseconds = performance.now() - begun
    const { status } = answer
    onAnswer(status, milliseconds)
    const isOurs = isKeptByNobody(answer)
    if (isWorthALine(ask, status, isOurs, milliseconds))
      log.info(describe(ask, answer, id, milliseconds), 'request')
    else if (logsAll) log.debug(describe(ask, answer, id, milliseconds), 'request')
    return isOurs ? { ...answer, headers: { ...answer.headers, 'x-request-id': id } } : answer
  }

  return {
    maxBytes: site.maxBytes,
    answer(ask) {
      const begun = performance.now()
      const kept = site.answerKept(ask)
      if (kept !== undefined && !(kept instanceof Promise) && kept.status < 400 && !logsAll) {
        onAnswer(kept.status, performance.now() - begun)
        return kept
      }
      const id = idOf(ask, trustedProxies)
      const answered = kept ?? inRequest(id, () => site.answer(ask))
      if (!(answered instanceof Promise)) return finish(ask, answered, id, begun)
      return answered.then((answer) => finish(ask, answer, id, begun))
    },
    refuse: (status, ask) =>
      finish(ask, site.refuse(status, ask), idOf(ask, trustedProxies), performance.now()),
  }
}

/** Of what never became a request not even the method is known. */
type AskedBare = Pick<Ask, 'target' | 'header'> & Partial<Pick<Ask, 'method'>>

/** A cache in between may give what it keeps to anybody: only other answers tell whose they are. */
function isKeptByNobody({ headers }: Answer): boolean {
  return headers['cache-control']?.includes('no-store') === true
}

/** A site that has more visitors than it can serve, and says so with 503, has better to do than to write a line for each. */
function isWorthALine({ target }: AskedBare, status: number, isOurs: boolean, milliseconds: number): boolean {
  if (target === '/healthz' || target === '/readyz' || status === 503) return false
  return isOurs || status >= 400 || milliseconds > slowMs
}

function idOf({ header }: AskedBare, trustedProxies: number): string {
  const given = trustedProxies > 0 ? header('x-request-id') : undefined
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

function describe({ method, target }: AskedBare, { status, body }: Answer, id: string, ms: number) {
  return { id, method, path: pathToLog(target), status, ms: Math.round(ms), bytes: body?.byteLength ?? 0 }
}

/** Without the query, which may hold what somebody searched for or a link's secret, and without anything like an e-mail address. */
function pathToLog(target: string): string {
  const path = target.replace(/[?#].*$/s, '').slice(0, 200)
  return /@|%40/i.test(path) ? '…' : path
}
