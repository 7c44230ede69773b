/** A kind of screen, and an address of it. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** Says itself that search engines should not keep it. */
  readonly isKeptFromSearch: boolean
}

const known = [
  ['home', '/'],
  ['directory', '/stores'],
  ['promotions', '/promotions'],
  ['events and news', '/events-and-news'],
  ['jobs', '/jobs'],
  ['contests', '/contests'],
  ['hours', '/hours'],
  ['map', '/map'],
  ['news item', '/events-and-news/last-ferry-now-at-22-40'],
  ['content page', '/pages/about'],
  ['contact', '/contact-us'],
  ['newsletter', '/newsletter'],
  ['blog', '/blogs'],
  ['search', '/search-results?searchQuery=coffee'],
  ['login', '/login'],
] as const

/** Each is the first of its kind that its list leads to. */
const details = [
  ['store', '/stores', '/stores/'],
  ['promotion', '/promotions', '/promotions/'],
  ['event', '/events-and-news', '/events-and-news/'],
  ['job', '/jobs', '/jobs/'],
  ['contest', '/contests', '/contests/'],
] as const

/** One of every kind of screen that visitors see. */
export async function findScreens(siteUrl: string): Promise<readonly Screen[]> {
  const found = details.map(
    async ([name, list, prefix]) => [name, await firstLink(siteUrl, list, prefix)] as const,
  )
  const all = [...known, ...(await Promise.all(found))]
  return Promise.all(
    all.map(async ([name, path]) => ({ name, path, isKeptFromSearch: await isKept(siteUrl + path) })),
  )
}

async function firstLink(siteUrl: string, list: string, prefix: string): Promise<string> {
  const html = await textOf(`${siteUrl}${list}`)
  const links = html.matchAll(/href="(?<path>\/[^"?#]*)/g)
  const path = [...links].map(({ groups }) => groups?.['path'] ?? '').find((one) => isBelow(one, prefix))
  if (path === undefined) throw new Error(`${list} leads to nothing of ${prefix}.`)
  return path
}

function isBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && !/\.\w+$/.test(path)
}

async function isKept(url: string): Promise<boolean> {
  return /<meta name="robots" content="[^"]*noindex/.test(await textOf(url))
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url} answered with status ${response.status}.`)
  return response.text()
}
