import type { SubmittedForm } from '../forms/sent-form.ts'
import { chooseEncoding } from '../http/encoded-body.ts'
import { toResponse } from '../http/respond.ts'
import type { SiteContext, SiteHandler } from '../http/site-env.ts'
import { busyResponse, notReadyResponse } from '../static-error-responses.ts'
import type { RecognizeVisitor } from '../session/session.ts'
import type { Making } from './kept-pages.ts'
import { leadToDocument } from './other-build.ts'
import { type PageAddress, parsePageAddress } from './page-address.ts'
import type { RendererOptions } from './page-renderer.ts'

interface PersonalPagesOptions extends Pick<RendererOptions, 'build'>, Making {
  readonly recognize: RecognizeVisitor
}

export interface PersonalPages {
  /** Serves the screens that are one visitor's alone. */
  readonly serve: SiteHandler
  /** Hands a form to the action of its screen, and responds with the page that comes of it. */
  readonly serveForm: (context: SiteContext, form: SubmittedForm) => Promise<Response>
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

  async function serveWith(
    context: SiteContext,
    address: PageAddress,
    form?: SubmittedForm,
  ): Promise<Response> {
    const { target } = context.var
    const pageContext = contexts.forOne(address)
    if (pageContext === undefined) return notReadyResponse(target)
    const sign = pageContext.content.property.name
    // What was filled in is taken all the same: whoever has come that far is not sent away.
    if (form === undefined && workload.isFull()) return busyResponse({ target, sign })
    const { visitor, cookies } = recognize(context, address.locale, form?.photo)
    const page = await render(address, pageContext, { visitor, ...(form && { fields: form.fields }) })
    const encoding = chooseEncoding(context.req.header('accept-encoding'), page.body.size)
    const { headers, ...stored } = await page.responseIn(encoding)
    const { etag: _, ...others } = headers
    const response = toResponse({ ...stored, headers: { ...others, ...personalHeaders } })
    for (const line of cookies()) response.headers.append('set-cookie', line)
    return response
  }

  const addressOf = ({ req: { path }, var: { search } }: SiteContext) =>
    parsePageAddress(path, search, routes)
  return {
    async serve(context, next) {
      const address = addressOf(context)
      if (address.dependsOn !== 'personal') return next()
      const elsewhere = leadToDocument(context.req.path, context.var.search, build.assets.version)
      return elsewhere ?? serveWith(context, address)
    },
    serveForm: (context, form) => serveWith(context, addressOf(context), form),
  }
}
