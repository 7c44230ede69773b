import { storesFile, type StoreEntry } from '@promenade/contract/open-data/stores-file'

/** The directory of a mall as the small versions of its page get it, from what the site gives away as open data. */
export async function directoryData(siteUrl: string): Promise<object> {
  const response = await fetch(`${siteUrl}/stores.json`)
  const { mall, stores } = storesFile.parse(await response.json())
  const shown = stores
    .map(tileOf)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
  const categories = new Map(
    stores.flatMap((store) =>
      store.categories.map(({ slug, name }) => [slug, { slug, name: name.en }] as const),
    ),
  )
  return {
    mall: mall.name.en,
    letters: [...new Set(shown.map(({ letter }) => letter))],
    categories: [...categories.values()],
    stores: shown,
  }
}

function tileOf({ slug, name, level, categories, hours }: StoreEntry) {
  const closes = hours?.today?.closes
  return {
    slug,
    name: name.en,
    letter: letterOf(name.en),
    categories: categories.map((category) => category.slug),
    note: `Level ${level ?? 1}`,
    isOpen: closes !== undefined,
    hours: closes === undefined ? 'today' : `until ${closes}`,
    logo: `/logos/${slug}.svg`,
  }
}

function letterOf(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}
