import type { Answer, Asked } from '../http/ask.ts'
import type { SentForm } from '../forms/sent-form.ts'
import { chooseEncoding } from '../http/encoded-body.ts'
import { busyAnswer, notReadyAnswer } from '../static-error-responses.ts'
import type { RecognizeVisitor } from '../session/session.ts'
import type { Making } from './kept-pages.ts'
import { answerOtherBuild } from './other-build.ts'
import { type PageAddress, parsePageAddress } from './page-address.ts'
import type { RendererOptions } from './page-renderer.ts'

interface PersonalPagesOptions extends Pick<RendererOptions, 'build'>, Making {
  readonly recognize: RecognizeVisitor
}

export interface PersonalPages {
  /** The screens that are one visitor's alone; undefined for all others. */
  readonly answer: (asked: Asked) => Promise<Answer> | undefined
  /** Hands a form to the action of its screen, and answers with the page that comes of it. */
  readonly answerForm: (asked: Asked, form: SentForm) => Promise<Answer>
}

const personalHeaders = {
  'cache-control': 'private, no-store',
  vary: 'Cookie, Accept-Encoding',
  // The query may hold the secret of a link: no request of the page repeats it, not even one to our own site.
  'referrer-policy': 'strict-origin',
}

/** What is rendered for one visitor alone: never kept here, and by nobody in between. */
export function createPersonalPages(options: PersonalPagesOptions): PersonalPages {
  const { build, routes, render, contexts, workload, recognize } = options

  async function answerWith(asked: Asked, address: PageAddress, form?: SentForm): Promise<Answer> {
    const context = contexts.forOne(address)
    if (context === undefined) return notReadyAnswer(asked.target)
    const sign = context.content.property.name
    // What was filled in is taken all the same: whoever has come that far is not sent away.
    if (form === undefined && workload.isFull()) return busyAnswer({ target: asked.target, sign })
    const { visitor, cookies } = recognize(asked, address.locale, form?.photo)
    const page = await render(address, context, { visitor, ...(form && { fields: form.fields }) })
    const answer = await page.answerIn(chooseEncoding(asked.header('accept-encoding'), page.body.size))
    const { etag: _, ...headers } = answer.headers
    return {
      ...answer,
      headers: { ...headers, ...personalHeaders },
      cookies: cookies(),
    }
  }

  const addressOf = ({ path, search }: Asked) => parsePageAddress(path, search, routes)
  return {
    answer(asked) {
      const address = addressOf(asked)
      if (address.dependsOn !== 'personal') return undefined
      const elsewhere = answerOtherBuild(asked.path, asked.search, build.assets.version)
      return elsewhere === undefined ? answerWith(asked, address) : Promise.resolve(elsewhere)
    },
    answerForm: (asked, form) => answerWith(asked, addressOf(asked), form),
  }
}
