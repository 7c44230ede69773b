import { locales } from '@promenade/domain/locale/locale'
import type { Visit } from '../../app/content/visit.ts'
import { isPersonalScreen } from '../../app/visitor/personal-screens.ts'
import type { Answer, Asked } from '../http/ask.ts'
import { sendBody } from '../http/send-body.ts'
import { refusalAnswer } from '../refusals.ts'
import { notReadyAnswer } from '../standalone-answers.ts'
import { answerOtherBuild } from './other-build.ts'
import { type PageAddress, parsePageAddress, parseWakeAddress } from './page-address.ts'
import { createPageCache, type Page } from './page-cache.ts'
import type { RenderPage, RendererOptions } from './page-renderer.ts'
import type { VisitsOptions } from './visits.ts'
import { createWakeShelf } from './wake-shelf.ts'

export interface PagesOptions extends RendererOptions, VisitsOptions {
  readonly knownQueryKeys: readonly string[]
  readonly pageCacheBytes: number
}

interface Making {
  readonly render: RenderPage
  readonly visitOf: (address: PageAddress) => Visit | undefined
}

/** Every screen that is the same for everybody: rendered once per content version and minute, answered from memory. */
export function createPages(
  { build, content, knownQueryKeys, pageCacheBytes }: PagesOptions,
  { render, visitOf }: Making,
): (asked: Asked) => Answer | Promise<Answer> {
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
    asked: Asked,
    send: (page: Page) => Answer | Promise<Answer>,
  ): Answer | Promise<Answer> {
    const address = parsePageAddress(pathname, asked.search, knownQueryKeys, routeIds)
    if (isPersonalScreen(address.path)) return refusalAnswer(404, asked)
    const visit = visitOf(address)
    if (visit === undefined) return notReadyAnswer(asked.target)
    const key = `${address.locale} ${versions()} ${visit.weather?.observedAt ?? ''} ${address.url}`
    const page = cache.get(key, String(visit.now), async () => {
      const made = await render(address, visit)
      wakeShelf.keep(made)
      return made
    })
    return page instanceof Promise ? page.then(send) : send(page)
  }
}
