import { defaultLocale } from '@promenade/domain/locale/locale'
import { type StoredResponse, toResponse } from '../http/respond.ts'
import { chooseResponse, send } from '../http/send-body.ts'
import type { ReadHeader, SiteContext } from '../http/site-env.ts'
import { Refusal } from '../refusals.ts'
import { busyResponse, notReadyResponse } from '../static-error-responses.ts'
import { createKeptPages, type KeptPages, type KeptPagesOptions, type Making } from './kept-pages.ts'
import { leadToDocument } from './other-build.ts'
import { parsePageAddress, parseWakeAddress } from './page-address.ts'
import type { Page, RendererOptions } from './page-renderer.ts'

export interface PagesOptions extends RendererOptions, KeptPagesOptions {}

export interface Pages {
  readonly serve: (context: SiteContext) => Promise<Response>
  /** A page in memory under this very request target, whoever asks; undefined for all else. */
  readonly findStored: (
    target: string,
    header: ReadHeader,
  ) => StoredResponse | Promise<StoredResponse> | undefined
  /** Replaces the pages that were asked for lately, after the content has changed. */
  readonly renew: KeptPages['renew']
  readonly use: KeptPages['use']
}

/** Every screen that is the same for everybody: rendered once for as long as it is right, answered from memory. */
export function createPages(options: PagesOptions, making: Making): Pages {
  const { build, content } = options
  const kept = createKeptPages(options, making)
  const { version } = build.assets

  async function serveWith(path: string, context: SiteContext, sendPage: SendPage): Promise<Response> {
    const { target, search } = context.var
    const address = parsePageAddress(path, search, making.routes)
    if (address.dependsOn === 'personal') throw new Refusal(404)
    const page = kept.get(address)
    if (page === 'not ready') return notReadyResponse(target)
    if (page === 'busy') return busyResponse({ target, sign: content(defaultLocale)?.property.name })
    return sendPage(await page)
  }

  async function sendStored(context: SiteContext, page: Page): Promise<Response> {
    const stored = await chooseGrowing((name) => context.req.header(name), page)
    context.set('stored', stored)
    return toResponse(stored)
  }

  /** Compressed forms take room: they are made when somebody asks first. */
  function chooseGrowing(header: ReadHeader, page: Page): StoredResponse | Promise<StoredResponse> {
    const stored = chooseResponse(header, page)
    if (stored instanceof Promise) void stored.then(() => kept.pack(page)).catch(() => undefined)
    return stored
  }

  async function serveWakeData(
    { path, version: wanted }: WakeAddress,
    context: SiteContext,
  ): Promise<Response> {
    const former = kept.findWakeData(wanted)
    if (former !== undefined) return send(context, former)
    // The scripts of another build would not find in these data what they look for.
    if (!wanted.startsWith(`${version}.`)) throw new Refusal(404)
    return serveWith(path, context, async ({ wakeData }) => {
      if (wakeData === undefined) throw new Refusal(404)
      return send(context, wakeData.sendable)
    })
  }

  return {
    async serve(context) {
      const { path } = context.req
      const waking = parseWakeAddress(path, context.var.search)
      if (waking !== undefined) return serveWakeData(waking, context)
      const elsewhere = leadToDocument(path, context.var.search, version)
      return elsewhere ?? serveWith(path, context, (page) => sendStored(context, page))
    },
    findStored(target, header) {
      if (dependsOnWhoAsks(target)) return undefined
      const page = kept.find(target)
      // The middleware before the pages looks at the address alone, and has let this one through already.
      return page?.status === 200 ? chooseGrowing(header, page) : undefined
    },
    renew: kept.renew,
    use: kept.use,
  }
}

/** `/` alone is answered by who asks. */
function dependsOnWhoAsks(target: string): boolean {
  return target.length === 1 || target.startsWith('/?')
}

type SendPage = (page: Page) => Promise<Response>
type WakeAddress = NonNullable<ReturnType<typeof parseWakeAddress>>
