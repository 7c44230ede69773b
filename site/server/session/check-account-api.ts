import { inBackground } from '@promenade/process/in-background'
import { accountProblemSchema } from '@promenade/contract/account-api/call'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Log } from '@promenade/process/log/log'
import { readBytes, withDeadlines } from '../../content/platform-request.ts'
import { parseJson, postAccountCall, type AccountPlatform } from './account-call.ts'

interface AccountApiCheckOptions {
  readonly platform: AccountPlatform
  /** Public origin of the site, for links in mail. */
  readonly origin: string
  /** True after the platform has sent its property; before that, refusals have other causes. */
  readonly hasContent: () => boolean
  readonly clock: () => EpochMs
  readonly log: Log
}

/** Milliseconds until the next attempt, without a result and after a warning. */
const pauses = { unknown: 5_000, refused: 60_000 } as const

/**
 * Makes a call that changes nothing until the platform accepts it, and warns once a minute while it does not: otherwise the
 * first visitor who sends a form would find out. Returns a function that stops it.
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
    timer = setTimeout(start, outcome === 'unknown' ? pauses.unknown : pauses.refused).unref()
  }
  const start = () => inBackground(options.log, 'the account API could not be checked', check())
  start()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

interface Problem {
  readonly setting: 'PLATFORM_TENANT' | 'PLATFORM_SIGNATURE' | 'SITE_ORIGIN'
  readonly advice: string
  /** The status and message of the platform. */
  readonly reason: string
}

function warn(log: Log, { advice, ...details }: Problem): void {
  log.warn(details, `The platform refuses calls of its account API: ${advice}`)
}

/** Without tokens a working account API refuses it as not logged in. */
const endpoint = 'get_favorites'
const limits = { begins: 5_000, ends: 5_000 }
const maxResponseBytes = 100_000

async function findProblem({
  platform,
  origin,
  clock,
  log,
}: AccountApiCheckOptions): Promise<Problem | 'none' | 'unknown'> {
  const data = { site_origin: origin }
  return withDeadlines({ ...limits, size: maxResponseBytes }, async (signal) => {
    const call = { endpoint, data, auth: undefined, now: clock(), log } as const
    const response = await postAccountCall(platform, call, signal)
    const body = await readBytes(response, maxResponseBytes)
    if (response.status >= 500 || response.status === 429) return 'unknown'
    const { data: refusal } = accountProblemSchema.partial().safeParse(parseJson(body))
    return problemOf(response.status, refusal ?? {}, { platform, origin }) ?? 'none'
  })
}

interface RefusedCall {
  readonly title?: string | undefined
  readonly reason?: string | undefined
}

function problemOf(
  status: number,
  { title, reason: code }: RefusedCall,
  { platform: { tenant, signature }, origin }: Pick<AccountApiCheckOptions, 'platform' | 'origin'>,
): Problem | undefined {
  const reason = `answered with status ${status}${title === undefined ? '' : `: ${title.slice(0, 200)}`}`
  if (code === 'signature') {
    const advice = `check PLATFORM_SIGNATURE "${signature}", PLATFORM_API_KEY and the clocks.`
    return { setting: 'PLATFORM_SIGNATURE', advice, reason }
  }
  if (code === 'site-origin') {
    return { setting: 'SITE_ORIGIN', advice: `its SITE_ORIGINS lack SITE_ORIGIN "${origin}".`, reason }
  }
  if ((status === 404 || status === 405) && code === undefined) {
    const advice = `check PLATFORM_TENANT "${tenant}", or set PLATFORM_FORMS=existing for a platform that is not Promenade's own.`
    return { setting: 'PLATFORM_TENANT', advice, reason }
  }
  return undefined
}
