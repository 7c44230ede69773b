import type { SentForm } from '../http/sent-form.ts'
import { chooseEncoding } from '../http/choose-encoding.ts'
import { toResponse } from '../http/respond.ts'
import type { SiteContext } from '../http/site-env.ts'
import type { RecognizeVisitor } from '../session/session.ts'
import { busyResponse, notReadyResponse } from '../static-error-responses.ts'
import type { PageAddress } from './page-address.ts'
import type { PageContexts } from './page-contexts.ts'
import type { RenderPage } from './page-renderer.ts'
import type { Workload } from './workload.ts'

interface PersonalPagesOptions {
  readonly render: RenderPage
  readonly contexts: Pick<PageContexts, 'forOne'>
  readonly workload: Pick<Workload, 'isFull'>
  readonly recognize: RecognizeVisitor
}

export interface PersonalPages {
  /** Renders a page for the visitor of a request, after the action if a form was submitted. */
  readonly serve: (context: SiteContext, address: PageAddress, form?: SentForm) => Promise<Response>
}

const personalHeaders = {
  'cache-control': 'private, no-store',
  vary: 'Cookie, Accept-Encoding',
  // The query may contain the secret of a link in mail, which no further request may repeat, not even to this site.
  'referrer-policy': 'strict-origin',
}

/** Pages rendered for one visitor; never cached, neither here nor by proxies. */
export function createPersonalPages(options: PersonalPagesOptions): PersonalPages {
  const { render, contexts, workload, recognize } = options
  return {
    async serve(context, address, form) {
      const { target } = context.var
      const pageContext = contexts.forOne(address)
      if (pageContext === undefined) return notReadyResponse(target)
      const mallName = pageContext.content.property.name
      // A form is processed even if the site is overloaded, since a visitor has filled it in.
      if (form === undefined && workload.isFull()) return busyResponse({ target, mallName })
      const { visitor, cookies } = recognize(context, address.locale, form?.photo)
      const page = await render(address, pageContext, { visitor, ...(form && { fields: form.fields }) })
      const encoding = chooseEncoding(context.req.header('accept-encoding'), page.body.size)
      const { headers, ...stored } = await page.responseIn(encoding)
      const { etag: _, ...others } = headers
      const response = toResponse({ ...stored, headers: { ...others, ...personalHeaders } })
      for (const line of cookies()) response.headers.append('set-cookie', line)
      return response
    },
  }
}
