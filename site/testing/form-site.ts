import { createTestSite, type TestSite } from './site.ts'

/** What the form and its data are on a page, between React's own marks. */
export async function shown(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('&quot;', '"')
}

export function stampOf(html: string): string {
  return /"stamp":"([^"]+)"/.exec(html)?.[1] ?? ''
}

/** A site with a form, a stamp of which is old enough to be sent. */
export async function createFormSite(): Promise<TestSite & { readonly stamp: string }> {
  const site = createTestSite()
  const stamp = stampOf(await shown(await site.get('/note')))
  site.pass(5_000)
  return { ...site, stamp }
}
