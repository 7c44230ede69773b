import type { Generation } from './generation.ts'
import type { PageAddress } from './page-address.ts'
import type { PageContexts } from './page-contexts.ts'
import type { RenderedPage, RenderPage } from './page-renderer.ts'
import type { Demand, Entry } from './page-store.ts'
import type { Workload } from './workload.ts'

interface SharedRendersOptions {
  readonly render: RenderPage
  readonly contexts: Pick<PageContexts, 'forAll' | 'version'>
  readonly generation: () => Generation | undefined
  /** The cached page of an earlier generation. */
  readonly findFormer: (url: string) => RenderedPage | undefined
  /** Called with each new page that is not an error. */
  readonly keep: (entry: Entry) => void
}

/** Undefined while there is no content in the language of the address. */
export type RenderEntry = (
  address: PageAddress,
  demand: Demand,
  workload: Pick<Workload, 'during'>,
) => Promise<Entry> | undefined

/** Requests for the same page of one generation share one render. */
export function createSharedRenders(options: SharedRendersOptions): RenderEntry {
  const { contexts, generation: currentGeneration } = options
  const renders = new Map<string, { readonly generation: Generation; readonly entry: Promise<Entry> }>()
  return (address, demand, { during }) => {
    const generation = currentGeneration()
    const underWay = renders.get(address.url)
    if (generation === undefined || underWay?.generation === generation) return underWay?.entry
    const version = contexts.version(address)
    const context = contexts.forAll(address, generation.start)
    if (context === undefined) return undefined
    const entry = during(async () => {
      const page = await options.render(address, context)
      return keepUnlessError({ address, page, generation, version, demand }, options)
    }).finally(() => renders.get(address.url)?.entry === entry && renders.delete(address.url))
    renders.set(address.url, { generation, entry })
    return entry
  }
}

function keepUnlessError(
  rendered: Entry,
  { findFormer, keep }: Pick<SharedRendersOptions, 'findFormer' | 'keep'>,
): Entry {
  if (rendered.page.status >= 500) return rendered
  const former = findFormer(rendered.address.url)
  // An unchanged page keeps its compressed forms.
  const page = former !== undefined && isSame(former, rendered.page) ? former : rendered.page
  const entry = { ...rendered, page }
  keep(entry)
  return entry
}

function isSame(a: RenderedPage, b: RenderedPage): boolean {
  return a.body.etag === b.body.etag && a.status === b.status
}
