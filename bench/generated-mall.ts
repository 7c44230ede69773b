import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createTestRecords } from '@promenade/domain/search/testing/records'

const demo = join(import.meta.dirname, '..', 'demo')

/**
 * Writes a content folder like `demo/content` with this number of stores, and returns its path. Additional stores are copies
 * of the demo's with other names, logos and slugs; for a smaller mall, unreferenced stores are removed first. Deterministic.
 */
export async function writeGeneratedMall(folder: string, stores: number): Promise<string> {
  const content = join(folder, 'content')
  await rm(folder, { recursive: true, force: true })
  await cp(join(demo, 'content'), content, { recursive: true })
  await cp(join(demo, 'pictures'), join(folder, 'pictures'), { recursive: true })
  const slugs = await listSlugs(content)
  if (stores < slugs.length) await leaveOut(content, slugs, slugs.length - stores)
  else await addTwins(folder, slugs, stores - slugs.length)
  return content
}

async function listSlugs(content: string): Promise<readonly string[]> {
  const names = await readdir(join(content, 'stores'))
  return names.map((name) => basename(name, '.yaml')).toSorted()
}

async function leaveOut(content: string, slugs: readonly string[], count: number): Promise<void> {
  const files = (await readdir(content, { recursive: true })).filter((name) => name.endsWith('.yaml'))
  const words = await Promise.all(
    files.map(async (name) => wordsIn(await readFile(join(content, name), 'utf8'), basename(name, '.yaml'))),
  )
  const named = new Set(words.flat())
  const goes = slugs.filter((slug) => !named.has(slug)).slice(0, count)
  if (goes.length < count)
    throw new Error(`A mall needs the ${slugs.length - goes.length} stores it speaks of.`)
  await Promise.all(goes.map((slug) => rm(join(content, 'stores', `${slug}.yaml`))))
}

/** Possible references to stores by slug, except to the file's own. */
function wordsIn(text: string, own: string): readonly string[] {
  return (text.match(/[a-z0-9-]+/g) ?? []).filter((word) => word !== own)
}

async function addTwins(folder: string, slugs: readonly string[], count: number): Promise<void> {
  const taken = new Set(slugs)
  const names = createTestRecords(count + slugs.length).map(({ texts }) => texts[0]?.name ?? '')
  for (const [index, name] of names.entries()) {
    const slug = slugOf(name)
    if (taken.size === slugs.length + count) return
    if (taken.has(slug)) continue
    taken.add(slug)
    await addTwin(folder, slugs[index % slugs.length] ?? '', { slug, name, unit: `T${taken.size}` })
  }
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036F']/g, '')
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

interface Twin {
  readonly slug: string
  readonly name: string
  readonly unit: string
}

async function addTwin(folder: string, of: string, { slug, name, unit }: Twin): Promise<void> {
  const stores = join(folder, 'content', 'stores')
  const logos = join(folder, 'pictures', 'logos')
  const logo = await readFile(join(logos, `${of}.svg`), 'utf8')
  // A unique title makes it a different file with a different address.
  await writeFile(join(logos, `${slug}.svg`), logo.replace('</svg>', `<title>${slug}</title></svg>`))
  const text = await readFile(join(stores, `${of}.yaml`), 'utf8')
  const twin = text
    .replaceAll(`${of}.svg`, `${slug}.svg`)
    .replaceAll(`//${of}.`, `//${slug}.`)
    .replace(/^name: .*$/m, `name: ${JSON.stringify(name)}`)
    .replace(/^unit: .*$/m, `unit: ${unit}`)
  await writeFile(join(stores, `${slug}.yaml`), twin)
}
