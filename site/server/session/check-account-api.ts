import { privateErrorWire } from '@promenade/contract/account-api/call'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { Log } from '@promenade/process/log/log'
import { readBytes, withDeadlines } from '../../content/platform-request.ts'
import { parseJson, postAccountCall, type AccountPlatform } from './account-call.ts'

interface AccountApiCheckOptions {
  readonly platform: AccountPlatform
  /** Where the links in mail lead to. */
  readonly origin: string
  /** Whether the platform has sent its property: before that its refusals say nothing of private calls. */
  readonly hasContent: () => boolean
  readonly clock: () => EpochMs
  readonly log: Log
}

/** Milliseconds until the next attempt, where nothing is known yet and after a warning. */
const pauses = { unknown: 5_000, refused: 60_000 } as const

/**
 * Makes a call that changes nothing, until the platform takes it, and warns once a minute while it does not: otherwise the
 * first visitor who sends a form would find out. Returns how to end it.
 */
export function checkAccountApi(options: AccountApiCheckOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  async function check(): Promise<void> {
    const outcome = options.hasContent()
      ? await findProblem(options).catch(() => 'unknown' as const)
      : 'unknown'
    if (outcome === 'none' || isStopped) return
    if (outcome !== 'unknown') warn(options.log, outcome)
    timer = setTimeout(check, outcome === 'unknown' ? pauses.unknown : pauses.refused).unref()
  }
  void check()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

interface Problem {
  readonly setting: 'PLATFORM_TENANT' | 'PLATFORM_SIGNATURE' | 'SITE_ORIGIN'
  readonly advice: string
  /** What the platform said. */
  readonly reason: string
}

function warn(log: Log, { advice, ...details }: Problem): void {
  log.warn(details, `The platform does not take what visitors send: ${advice}`)
}

/** Without tokens the favorites are nobody's: a platform that understands the call says just that. */
const endpoint = 'get_favorites'
const limits = { begins: 5_000, ends: 5_000 }
const longestAnswer = 100_000

async function findProblem({
  platform,
  origin,
  clock,
  log,
}: AccountApiCheckOptions): Promise<Problem | 'none' | 'unknown'> {
  const data = { site_origin: origin }
  return withDeadlines({ ...limits, size: longestAnswer }, async (signal) => {
    const call = { endpoint, data, auth: undefined, now: clock(), log } as const
    const response = await postAccountCall(platform, call, signal)
    const body = await readBytes(response, longestAnswer)
    if (response.status >= 500 || response.status === 429) return 'unknown'
    const { data: refusal } = privateErrorWire.partial().safeParse(parseJson(body))
    return problemOf(response.status, refusal ?? {}, { platform, origin }) ?? 'none'
  })
}

interface Refused {
  readonly message?: string | undefined
  readonly reason?: string | undefined
}

function problemOf(
  status: number,
  { message, reason: word }: Refused,
  { platform: { tenant, signature }, origin }: Pick<AccountApiCheckOptions, 'platform' | 'origin'>,
): Problem | undefined {
  const reason = `answered with status ${status}${message === undefined ? '' : `: ${message.slice(0, 200)}`}`
  if (word === 'signature') {
    const advice = `check PLATFORM_SIGNATURE "${signature}", PLATFORM_API_KEY and the clocks.`
    return { setting: 'PLATFORM_SIGNATURE', advice, reason }
  }
  if (word === 'site-origin') {
    return { setting: 'SITE_ORIGIN', advice: `its SITE_ORIGINS lack SITE_ORIGIN "${origin}".`, reason }
  }
  if ((status === 404 || status === 405) && word === undefined) {
    const advice = `check PLATFORM_TENANT "${tenant}", or set PLATFORM_FORMS=existing for a platform that is not Promenade's own.`
    return { setting: 'PLATFORM_TENANT', advice, reason }
  }
  return undefined
}
