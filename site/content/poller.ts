import { longestList } from '@promenade/contract/decode/limits'
import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import {
  isWithoutLanguage,
  metaQuestion,
  type Platform,
  propertyQuestion,
  type Question,
  questionsWithoutLanguage,
  roundQuestions,
  storeQuestion,
} from './platform-resources.ts'
import { metaKey, storeKey } from './compose-content.ts'
import type { ContentLog } from './content-log.ts'
import { createCopy } from './copy.ts'
import { decoders, rememberMap } from './decoders.ts'
import { createFailures } from './failures.ts'
import { inParallel } from './in-parallel.ts'
import { createQuarantine } from './quarantine.ts'
import { isBelieved, assessResponse } from './assess-response.ts'
import {
  askPlatform,
  type PlatformAnswer,
  PlatformFault,
  type PlatformFetch,
  requestLimits,
  type RequestLimits,
} from './platform-request.ts'
import { createPropertyWarning } from './property-warning.ts'
import type { ReadMap } from './read-map.ts'
import type { Shelf } from './content-store.ts'
import type { Snapshot } from './snapshot.ts'

interface PollerOptions extends Platform {
  readonly fetch: PlatformFetch
  readonly clock: () => EpochMs
  readonly log: ContentLog
  readonly shelf: Shelf
  readonly snapshot: Snapshot
  /** Reads a map beside the requests of visitors. Rejects for a map that cannot be read. */
  readonly readMap?: (answer: unknown) => Promise<ReadMap>
  readonly limits?: RequestLimits
}

/** How a round ended: without the property nothing else that the platform says counts, and nothing else is requested. */
type RoundEnd = 'complete' | 'unreachable' | 'no property'

export interface Poller {
  /** Requests everything that is due. */
  readonly run: () => Promise<RoundEnd>
  /** Everything is due again, what the platform did not have included. */
  readonly askRareAgain: () => void
  readonly status: () => { readonly confirmedAt: EpochMs | undefined; readonly failing: readonly string[] }
  /** Whether what is requested rarely, such as the titles of pages, has been requested. */
  readonly hasRequestedRare: () => boolean
}

/** Requests under way at once, in a round and for the many small answers asked rarely. */
const atOnce = 6
const rareAtOnce = 4

/** Metadata, stores one by one, and what the platform said it does not have: no need to ask each time. */
const rareMs = 5 * 60_000
const maxPaths = 500

export function createPoller(options: PollerOptions): Poller {
  const { shelf, snapshot, clock, log, fetch, limits = requestLimits } = options
  const { copies } = shelf
  const failures = createFailures(log)
  const warnOfProperty = createPropertyWarning(options)
  const etags = new Map<string, string | undefined>()
  const heldBack = createQuarantine(clock)
  const absentSince = new Map<string, EpochMs>()
  let confirmedAt: EpochMs | undefined
  let rareAskedAt = -Infinity
  let hasRequestedRare = false
  let rare: Promise<unknown> | undefined

  return {
    async run() {
      const end = await requestProperty()
      if (end !== 'complete') return end
      const others = [
        ...locales.flatMap(({ code }) => (code === defaultLocale ? [] : propertyQuestion(options, code))),
        ...locales.flatMap(({ code }) => roundQuestions(options, code)),
        ...questionsWithoutLanguage(options),
      ]
      await askAll(others.filter(isDue), atOnce)
      shelf.compose()
      askRare()
      return 'complete'
    },
    askRareAgain() {
      rareAskedAt = -Infinity
      absentSince.clear()
    },
    status: () => ({ confirmedAt, failing: failures.list() }),
    hasRequestedRare: () => hasRequestedRare,
  }

  function isDue({ locale, key }: Question): boolean {
    return clock() - (absentSince.get(`${locale} ${key}`) ?? -Infinity) >= rareMs
  }

  /** A property that fails stays as it was and holds up nothing else; one that is gone, refused or was never there does. */
  async function requestProperty(): Promise<RoundEnd> {
    const question = propertyQuestion(options, defaultLocale)
    try {
      const result = await request(question)
      if (result.kind === 'absent') throw new PlatformFault(result.reason, { status: 404 })
      take(question, result)
      return 'complete'
    } catch (error) {
      const fault = error instanceof PlatformFault ? error : new PlatformFault('is not a property')
      failures.noteQuietly(idOf(question))
      warnOfProperty(fault)
      if (fault.isUnreachable) return 'unreachable'
      const isRefused = fault.status === 401 || fault.status === 403 || fault.status === 404
      return isRefused || copies.find(defaultLocale, question.key) === undefined ? 'no property' : 'complete'
    }
  }

  /** Takes the answers in when all are there, so that what belongs together changes together. */
  async function askAll(questions: readonly Question[], width: number): Promise<void> {
    const answered = await inParallel(questions, width, ask)
    for (const [index, result] of answered.entries()) {
      const question = questions[index]
      if (question !== undefined && result !== undefined) takeSafely(question, result)
    }
  }

  /** The answer, or undefined where there is none of any use. */
  async function ask(question: Question): Promise<PlatformAnswer | undefined> {
    try {
      return await request(question)
    } catch (error) {
      failures.note(idOf(question), error instanceof PlatformFault ? error.message : 'could not be asked')
      return undefined
    }
  }

  /** Throws `PlatformFault`. */
  async function request({ locale, key, url, resource }: Question): Promise<PlatformAnswer> {
    const etag = etags.get(idOf({ locale, key })) ?? copies.find(locale, key)?.etag
    const begins = hasContent() ? limits.begins : Math.min(limits.begins, 3_000)
    const result = await askPlatform({ fetch, url, etag, limits: { ...limits, begins } })
    // To keep it until all are there, and to decode it only to refuse it, would hold up the visitors.
    if (result.kind === 'answer' && countItems(result.answer) > longestList)
      throw new PlatformFault('has more items than any mall')
    // Before there is content nobody is kept waiting.
    if (resource === 'map' && result.kind === 'answer' && hasContent() && options.readMap !== undefined)
      return readBeside(result, options.readMap)
    return result
  }

  function hasContent(): boolean {
    return locales.every(({ code }) => shelf.current(code) !== undefined)
  }

  function takeSafely(question: Question, result: PlatformAnswer): void {
    try {
      take(question, result)
    } catch (error) {
      failures.note(idOf(question), error instanceof Error ? error.message : 'could not be read')
    }
  }

  function take(question: Question, result: PlatformAnswer): void {
    const { locale, key, resource } = question
    const id = idOf(question)
    const before = copies.find(locale, key)
    if (result.kind === 'absent') return takeAbsence(question)
    confirmedAt = clock()
    if (result.kind === 'unchanged') return settle(id)
    const copy = createCopy(result.answer, result.etag, result.hash)
    if (copy.hash === before?.hash) {
      etags.set(id, result.etag)
      return settle(id)
    }
    const { kind, kept, faults } = shelf.decode(resource, locale, copy)
    const verdict = assessResponse({
      kind,
      kept,
      faults: faults.length,
      given: countItems(result.answer),
      before: before && countsOf(shelf.decode(resource, locale, before)),
      isOtherHeldBack: heldBack.isOther(id),
      heldBack: heldBack.find(id),
    })
    if (verdict !== 'take') return holdBack(id, verdict)
    settle(id)
    etags.set(id, result.etag)
    absentSince.delete(id)
    copies.put(locale, key, copy)
    snapshot.save({ locale, key, copy })
    if (faults.length > 0) {
      log.warn({ resource: id, faults: faults.length, first: faults.slice(0, 3) }, 'Content with faults')
    }
  }

  /**
   * What was there before and is now "not found" is an accident of the platform until it says so otherwise. A map has no
   * other way to go: of that it is believed when it goes on.
   */
  function takeAbsence(question: Question): void {
    const id = idOf(question)
    const { locale, key } = question
    if (copies.find(locale, key) !== undefined) {
      if (!isWithoutLanguage(question) || !isBelieved(heldBack.find(id))) {
        return noteAbsence(question)
      }
      snapshot.forget(locale, key)
      etags.delete(id)
    }
    absentSince.set(id, clock())
    copies.setAbsent(locale, key)
    settle(id)
  }

  function noteAbsence(question: Question): void {
    const id = idOf(question)
    if (isWithoutLanguage(question)) heldBack.add(id)
    failures.note(id, 'answered with status 404')
  }

  function holdBack(id: string, verdict: 'hold back' | 'refuse'): void {
    if (verdict === 'hold back') heldBack.add(id)
    failures.note(
      id,
      verdict === 'refuse' ? 'more than half of it is unusable' : 'is suddenly empty or full of faults',
    )
  }

  function settle(id: string): void {
    heldBack.forget(id)
    failures.settle(id)
  }

  /** Beside the rounds, so that a hundred small answers never hold up the rest. */
  function askRare(): void {
    if (rare !== undefined || clock() - rareAskedAt < rareMs) return
    rareAskedAt = clock()
    rare = askAll(
      locales.flatMap(({ code }) => rareQuestions(code)),
      rareAtOnce,
    )
      .then(() => shelf.compose())
      .finally(() => {
        rare = undefined
        hasRequestedRare = true
      })
  }

  function rareQuestions(locale: Locale): Question[] {
    const siteMap = copies.find(locale, 'siteMapData')
    const paths =
      siteMap === undefined ? [] : shelf.read(locale, siteMap, decoders.siteMapData).slice(0, maxPaths)
    const rows = copies.find(locale, 'storeList')
    const isOneByOne = rows !== undefined && copies.isAbsent(locale, 'stores')
    const slugs = isOneByOne ? shelf.read(locale, rows, decoders.storeList).map(({ slug }) => slug) : []
    return [
      ...paths.map((path) => metaQuestion(options, locale, path, metaKey(path))),
      ...slugs.map((slug) => storeQuestion(options, locale, slug, storeKey(slug))),
    ]
  }
}

/** Other tasks come between what the thread sends and what is made of it. */
async function readBeside(
  result: Extract<PlatformAnswer, { kind: 'answer' }>,
  readMap: NonNullable<PollerOptions['readMap']>,
): Promise<PlatformAnswer> {
  const read = await readMap(result.answer)
  rememberMap(result.answer, read)
  return { ...result, hash: read.hash }
}

function idOf({ locale, key }: Pick<Question, 'locale' | 'key'>): string {
  return `${locale} ${key}`
}

function countsOf({ kept, faults }: ReturnType<Shelf['decode']>) {
  return { kept, faults: faults.length }
}

/** Items in a list, in whatever envelope it came. */
function countItems(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return 0
  const inner = Object.values(answer).find((value) => Array.isArray(value))
  return Array.isArray(inner) ? inner.length : 0
}
