import type { Span } from '@promenade/domain/hours/hours-timeline'
import { locales } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { unchangedSpan } from '@promenade/domain/schedule/unchanged-span'
import type { MallContent } from '../../content/mall-content.ts'
import { timedContentOf } from '../../content/timed-content.ts'
import type { PageContextsOptions } from './page-contexts.ts'

/**
 * The content of every language (an English page may show Spanish content, as the search and the sitemap do) during a span
 * of time in which it changes nothing by itself. Every page rendered in one generation is right until the next.
 */
export interface Generation extends Span {
  readonly versions: string
  /** When it became the current one: its content arrived or its span began. */
  readonly since: EpochMs
}

export interface Generations {
  /** The same object until the content or the span changes; undefined without content. */
  readonly current: () => Generation | undefined
  /** True for the previous generation, until `within` milliseconds after the change. */
  readonly wasCurrent: (generation: Generation, within: number) => boolean
}

interface GenerationsOptions extends Pick<PageContextsOptions, 'content' | 'clock'> {
  /** Called when a new generation has become the current one. */
  readonly onChange: () => void
}

/** Maximum of a timer: timers do not notice when the clock is set or the machine was suspended. */
const maxTimer = 60 * 60_000

export function createGenerations({ content, clock, onChange }: GenerationsOptions): Generations {
  let generation: Generation | undefined
  let previous: Generation | undefined
  let contents: readonly (MallContent | undefined)[] = []
  let timer: NodeJS.Timeout | undefined

  function current(): Generation | undefined {
    const now = clock()
    if (generation !== undefined && isWithin(generation, now) && hasVersions(generation.versions))
      return generation
    contents = locales.map(({ code }) => content(code))
    const next = createGeneration(contents, now)
    if (next !== generation) replaceBy(next)
    return generation
  }

  /** Called for every request, so the versions are compared only if a content object has changed. */
  function hasVersions(versions: string): boolean {
    if (locales.every(({ code }, index) => content(code) === contents[index])) return true
    contents = locales.map(({ code }) => content(code))
    return versionsOf(contents) === versions
  }

  function replaceBy(next: Generation | undefined): void {
    ;[previous, generation] = [generation, next]
    clearTimeout(timer)
    if (next === undefined) return
    startTimer(next)
    onChange()
  }

  function startTimer(started: Generation): void {
    const wait = Math.min(Math.max(started.end - clock(), 1), maxTimer)
    timer = setTimeout(() => continueTimer(started), wait).unref()
  }

  function continueTimer(started: Generation): void {
    try {
      if (current() === started) startTimer(started)
    } catch {
      // Nothing catches the error of a timer: it would end the site. The next request meets it again, and logs it.
    }
  }

  return {
    current,
    wasCurrent(candidate, within) {
      if (candidate !== previous || generation === undefined) return false
      // A generation that ended long before the current one began does not count as the one just replaced.
      return previous.end >= generation.since && clock() - generation.since < within
    },
  }
}

function createGeneration(
  contents: readonly (MallContent | undefined)[],
  now: EpochMs,
): Generation | undefined {
  const [first, ...others] = contents.flatMap((content) => content ?? [])
  if (first === undefined) return undefined
  const span = unchangedSpan(timedContentOf([first, ...others]), now)
  const arrivals = [first, ...others].map(({ asOf }) => asOf)
  return { ...span, versions: versionsOf(contents), since: Math.max(span.start, ...arrivals) }
}

function versionsOf(contents: readonly (MallContent | undefined)[]): string {
  return contents.map((content) => content?.version).join(' ')
}

function isWithin({ start, end }: Span, now: EpochMs): boolean {
  return start <= now && now < end
}
