import type { Answer, Ask, Asked } from '../http/ask.ts'
import { sendBody } from '../http/send-body.ts'
import { refusalAnswer } from '../refusals.ts'
import { busyAnswer, notReadyAnswer } from '../static-error-responses.ts'
import { createKeptPages, type KeptPages, type KeptPagesOptions, type Making } from './kept-pages.ts'
import { answerOtherBuild } from './other-build.ts'
import { parsePageAddress, parseWakeAddress } from './page-address.ts'
import type { Page, RendererOptions } from './page-renderer.ts'

export interface PagesOptions extends RendererOptions, KeptPagesOptions {}

export interface Pages {
  readonly answer: (asked: Asked) => Answer | Promise<Answer>
  /** The same in one look, for a page in memory whose own address is asked for, letter by letter; undefined for all else. */
  readonly answerKept: (ask: Ask) => Answer | Promise<Answer> | undefined
  /** Replaces the pages that were asked for lately, after the content has changed. */
  readonly renew: KeptPages['renew']
  readonly use: KeptPages['use']
}

/** Every screen that is the same for everybody: rendered once for as long as it is right, answered from memory. */
export function createPages(options: PagesOptions, making: Making): Pages {
  const { build, content } = options
  const kept = createKeptPages(options, making)
  const { version } = build.assets

  function answerWith(pathname: string, asked: Asked, send: Send): Answer | Promise<Answer> {
    const address = parsePageAddress(pathname, asked.search, making.routes)
    if (address.dependsOn === 'personal') return refusalAnswer(404, asked)
    const page = kept.get(address)
    if (page === 'not ready') return notReadyAnswer(asked.target)
    if (page === 'busy') return busyAnswer({ target: asked.target, sign: content('en')?.property.name })
    return page instanceof Promise ? page.then(send) : send(page)
  }

  /** Compressed forms take room: they are made when somebody asks first. */
  function sendGrowing(asked: Ask, page: Page): Answer | Promise<Answer> {
    const answer = sendBody(asked, page)
    if (answer instanceof Promise) void answer.then(() => kept.pack(page)).catch(() => undefined)
    return answer
  }

  function answerWaking({ path, version: wanted }: WakeAddress, asked: Asked): Answer | Promise<Answer> {
    const former = kept.findWakeData(wanted)
    if (former !== undefined) return sendBody(asked, former)
    // The scripts of another build would not find in these data what they look for.
    if (!wanted.startsWith(`${version}.`)) return refusalAnswer(404, asked)
    return answerWith(path, asked, ({ wakeData }) =>
      wakeData === undefined ? refusalAnswer(404, asked) : sendBody(asked, wakeData.sendable),
    )
  }

  return {
    answer(asked) {
      const waking = parseWakeAddress(asked.path, asked.search)
      if (waking !== undefined) return answerWaking(waking, asked)
      const elsewhere = answerOtherBuild(asked.path, asked.search, version)
      return elsewhere ?? answerWith(asked.path, asked, (page) => sendGrowing(asked, page))
    },
    answerKept(ask) {
      if (ask.method !== 'GET' || dependsOnWhoAsks(ask.target)) return undefined
      const page = kept.find(ask.target)
      // What stands before the pages looks at the address alone, and has let this one through already.
      return page?.status === 200 ? sendGrowing(ask, page) : undefined
    },
    renew: kept.renew,
    use: kept.use,
  }
}

/** `/` alone is answered by who asks. */
function dependsOnWhoAsks(target: string): boolean {
  return target.length === 1 || target.startsWith('/?')
}

type Send = (page: Page) => Answer | Promise<Answer>
type WakeAddress = NonNullable<ReturnType<typeof parseWakeAddress>>
