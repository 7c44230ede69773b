import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { ServerBuild } from 'react-router'
import type { MallContent } from '../../app/content/mall-content.ts'
import type { Visit } from '../../app/content/visit.ts'
import type { Weather } from '../../app/content/weather/weather.ts'
import type { Answer, Asked } from '../http/ask.ts'
import { sendBody } from '../http/send-body.ts'
import type { Log } from '../log.ts'
import type { SecurityOptions } from '../security-headers.ts'
import { refusalAnswer } from '../refusals.ts'
import { notReadyAnswer } from '../standalone-answers.ts'
import { answerOtherBuild } from './other-build.ts'
import { parsePageAddress, parseWakeAddress } from './page-address.ts'
import { createPageCache, type Page } from './page-cache.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createWakeShelf } from './wake-shelf.ts'

export interface PagesOptions extends SecurityOptions {
  readonly build: ServerBuild
  readonly content: (locale: Locale) => MallContent | undefined
  readonly clock: () => EpochMs
  readonly log: Log
  readonly knownQueryKeys: readonly string[]
  readonly pageCacheBytes: number
  readonly owner?: Visit['owner']
  readonly shareFile?: Visit['shareFile']
  readonly measuring?: { readonly purposes: NonNullable<Visit['measures']> }
  readonly weather?: () => Weather | undefined
  readonly mapData?: () => string | undefined
}

const minute = 60_000

/** Every screen: rendered once per content version and minute, answered from memory. */
export function createPages(options: PagesOptions): (asked: Asked) => Answer | Promise<Answer> {
  const { build, content, clock, origin, owner, shareFile, measuring, weather, mapData } = options
  const { knownQueryKeys, pageCacheBytes } = options
  const render = createPageRenderer(options)
  const cache = createPageCache({ maxBytes: pageCacheBytes })
  const wakeShelf = createWakeShelf()
  const routeIds = new Set(Object.keys(build.routes))

  return (asked) => {
    const waking = parseWakeAddress(asked.path, asked.search)
    if (waking === undefined) {
      const elsewhere = answerOtherBuild(asked.path, asked.search, build.assets.version)
      return elsewhere ?? answerWith(asked.path, asked, (page) => sendBody(asked, page))
    }
    const kept = wakeShelf.find(waking.version)
    if (kept !== undefined) return sendBody(asked, kept)
    // The scripts of another build would not find in these data what they look for.
    if (!waking.version.startsWith(`${build.assets.version}.`)) return refusalAnswer(404, asked)
    return answerWith(waking.path, asked, ({ wakeData }) =>
      wakeData === undefined ? refusalAnswer(404, asked) : sendBody(asked, wakeData.sendable),
    )
  }

  /** Of every language: an English page may show Spanish content, as the search and the site map do. */
  function versions(): string {
    return locales.map(({ code }) => content(code)?.version).join(' ')
  }

  function answerWith(
    pathname: string,
    { search, target }: Asked,
    send: (page: Page) => Answer | Promise<Answer>,
  ): Answer | Promise<Answer> {
    const address = parsePageAddress(pathname, search, knownQueryKeys, routeIds)
    const { locale, path } = address
    const shown = content(locale)
    if (shown === undefined) return notReadyAnswer(target)
    // Opening hours and dates turn on full minutes, so a page is right until the next one.
    const now = Math.floor(clock() / minute) * minute
    const outside = weather?.()
    const mapAddress = mapData?.()
    const visit: Visit = {
      content: shown,
      contentIn: content,
      now,
      locale,
      origin,
      path,
      ...(owner === undefined ? {} : { owner }),
      ...(shareFile === undefined ? {} : { shareFile }),
      ...(measuring === undefined ? {} : { measures: measuring.purposes }),
      ...(outside === undefined ? {} : { weather: outside }),
      ...(mapAddress === undefined ? {} : { mapData: mapAddress }),
    }
    const key = `${locale} ${versions()} ${outside?.observedAt ?? ''} ${address.url}`
    const page = cache.get(key, String(now), async () => {
      const made = await render(address, visit)
      wakeShelf.keep(made)
      return made
    })
    return page instanceof Promise ? page.then(send) : send(page)
  }
}
