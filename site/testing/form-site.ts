import { createTestSite, type TestSite } from './site.ts'

/** The HTML of a response, with plain quotes so that tests can search the JSON in it. */
export async function htmlOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll('&quot;', '"')
}

export function stampOf(html: string): string {
  return /"stamp":"([^"]+)"/.exec(html)?.[1] ?? ''
}

/** A test site with a stamp that is old enough to submit its form. */
export async function createFormSite(): Promise<TestSite & { readonly stamp: string }> {
  const site = createTestSite()
  const stamp = stampOf(await htmlOf(await site.get('/note')))
  site.pass(5_000)
  return { ...site, stamp }
}
