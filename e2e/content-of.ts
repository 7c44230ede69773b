import { setTimeout } from 'node:timers/promises'

/** Until the first content is there a site answers with a page that says so. */
export async function contentOf(siteUrl: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await setTimeout(100)) {
    // A machine with too much to do may let a connection go.
    const isReady = await fetch(`${siteUrl}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) return
  }
  throw new Error('The mall has no content after half a minute.')
}
