import { defaultLocale } from '@promenade/domain/locale/locale'
import type { SentForm } from '../http/sent-form.ts'
import { type StoredResponse, toResponse } from '../http/respond.ts'
import { chooseResponse, sendResponse } from '../http/encoded-response.ts'
import type { ReadHeader, SiteContext } from '../http/site-env.ts'
import { refuse } from '../refusals.ts'
import { busyResponse, notReadyResponse } from '../static-error-responses.ts'
import { redirectOtherBuild } from './other-build.ts'
import { type PageAddress, parsePageAddress, parseHydrationAddress } from './page-address.ts'
import { createPageCache, type PageCache, type PageCacheOptions, type PageRendering } from './page-cache.ts'
import type { RenderedPage, RendererOptions } from './page-renderer.ts'
import type { PersonalPages } from './personal-pages.ts'
import type { RouteTable } from './route-table.ts'

export interface PagesOptions extends RendererOptions, PageCacheOptions {}

interface PageParts extends PageRendering {
  readonly routes: RouteTable
  readonly personalPages: PersonalPages
}

export interface Pages extends Pick<PageCache, 'revalidate' | 'usage'> {
  readonly serve: (context: SiteContext) => Promise<Response>
  /** Runs the action of the form's route and responds with the rendered page. */
  readonly serveForm: (context: SiteContext, form: SentForm) => Promise<Response>
  /** A response in memory to this request target; undefined if `serve` has to respond. */
  readonly findStored: (
    target: string,
    header: ReadHeader,
  ) => StoredResponse | Promise<StoredResponse> | undefined
}

/** Serves every page: personal ones are rendered on each request, all others come from the page cache. */
export function createPages(options: PagesOptions, parts: PageParts): Pages {
  const { build, content } = options
  const { personalPages, routes } = parts
  const cache = createPageCache(options, parts)
  const { version } = build.assets

  async function getPage(context: SiteContext, address: PageAddress): Promise<RenderedPage | Response> {
    const { target } = context.var
    const page = cache.get(address)
    if (page === 'not ready') return notReadyResponse(target)
    if (page === 'busy') return busyResponse({ target, mallName: content(defaultLocale)?.property.name })
    return page
  }

  async function serveCached(context: SiteContext, address: PageAddress): Promise<Response> {
    const page = await getPage(context, address)
    if (page instanceof Response) return page
    const stored = await chooseForm(address.url, page, (name) => context.req.header(name))
    context.set('stored', stored)
    return toResponse(stored)
  }

  /** Updates the size of the page in the cache if this request creates another encoding. */
  function chooseForm(
    url: string,
    page: RenderedPage,
    header: ReadHeader,
  ): StoredResponse | Promise<StoredResponse> {
    const stored = chooseResponse(header, page)
    if (stored instanceof Promise) stored.then(() => cache.resize(url)).catch(() => undefined)
    return stored
  }

  async function serveHydrationData(
    { path, version: requested }: HydrationAddress,
    context: SiteContext,
  ): Promise<Response> {
    const recent = cache.findHydrationData(requested)
    if (recent !== undefined) return sendResponse(context, recent)
    // Scripts of another build cannot read this data.
    if (!requested.startsWith(`${version}.`)) throw refuse(404)
    const address = parsePageAddress(path, context.var.search, routes)
    if (address.dependsOn === 'personal') throw refuse(404)
    const page = await getPage(context, address)
    if (page instanceof Response) return page
    if (page.hydrationData === undefined) throw refuse(404)
    return sendResponse(context, page.hydrationData.response)
  }

  return {
    async serve(context) {
      const { path } = context.req
      const { search } = context.var
      const hydration = parseHydrationAddress(path, search)
      if (hydration !== undefined) return serveHydrationData(hydration, context)
      const redirect = redirectOtherBuild(path, search, version)
      if (redirect !== undefined) return redirect
      const address = parsePageAddress(path, search, routes)
      return address.dependsOn === 'personal'
        ? personalPages.serve(context, address)
        : serveCached(context, address)
    },
    async serveForm(context, form) {
      const address = parsePageAddress(context.req.path, context.var.search, routes)
      return personalPages.serve(context, address, form)
    },
    findStored(target, header) {
      if (isBareHome(target)) return undefined
      const page = cache.find(target)
      // The middleware before the pages depends on the address only, and has passed this one before.
      return page?.status === 200 ? chooseForm(target, page, header) : undefined
    },
    revalidate: cache.revalidate,
    usage: cache.usage,
  }
}

/** The response to `/` may be a redirect to the visitor's language. */
function isBareHome(target: string): boolean {
  return target === '/' || target.startsWith('/?')
}

type HydrationAddress = NonNullable<ReturnType<typeof parseHydrationAddress>>
