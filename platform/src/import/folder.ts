import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { MapFile } from './read-map-files.ts'
import { ContentFaults, type Fault } from './faults.ts'
import { contentTypeOf, type Pictures, readPictures } from './pictures.ts'
import { parseSource, type Source } from './source.ts'

/** Everything a content folder holds. */
export interface ContentFolder {
  readonly path: string
  /** By path below the folder. */
  readonly sources: ReadonlyMap<string, Source>
  /** Undefined where the folder of pictures is not there. */
  readonly pictures: Pictures | undefined
  readonly picturesPath: string
  /** What lies below `map/`. */
  readonly mapFiles: readonly MapFile[]
  /** Changes when any file does. */
  readonly fingerprint: string
  /** Files that are no content, or no readable YAML. */
  readonly faults: readonly Fault[]
}

/** The files that may stand at the top. */
const singleFiles = ['property', 'hours', 'categories', 'banners', 'homepage', 'social', 'meta-data']

/** The folders with one file per record. */
const recordFolders = [
  'stores',
  'promotions',
  'coupons',
  'events',
  'news',
  'jobs',
  'contests',
  'galleries',
  'pages',
  'popups',
  'points-of-interest',
]

/**
 * Reads a content folder and the folder `pictures` beside it; a mall's folder that holds both will do. Throws
 * `ContentFaults` when there is no such folder.
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const path = await findContentFolder(folder)
  const files = await listFiles(path)
  const picturesPath = resolve(path, '..', 'pictures')
  const pictures = await readPictures(picturesPath)
  const sources = new Map<string, Source>()
  const mapFiles: MapFile[] = []
  const faults: Fault[] = findStrayPictures(files, picturesPath)
  const hash = createHash('sha256')
  for (const file of files.filter((name) => contentTypeOf(name) === undefined)) {
    if (mapNames.test(file)) {
      const bytes = await readFile(join(path, file))
      hash.update(`${file}\0`).update(bytes).update('\0')
      mapFiles.push({ name: basename(file), bytes })
      continue
    }
    const message = findNameFault(file)
    if (message !== undefined) {
      faults.push({ file, field: '', message })
      continue
    }
    const text = await readFile(join(path, file), 'utf8')
    const source = parseSource(file, text)
    hash.update(`${file}\0${text}\0`)
    faults.push(...source.faults)
    sources.set(file, source)
  }
  for (const [name, picture] of pictures ?? [])
    hash.update(`${name}\0${typeof picture === 'string' ? picture : picture.sha256}\0`)
  return { path, sources, pictures, picturesPath, mapFiles, fingerprint: hash.digest('hex'), faults }
}

/** The content folder itself, without links in its path, or that of a mall's folder. */
export async function findContentFolder(folder: string): Promise<string> {
  const inside = join(folder, 'content')
  const isMall = !(await isThere(join(folder, 'property.yaml'))) && (await isThere(inside))
  const path = isMall ? inside : folder
  return realpath(path).catch(() => path)
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

/** Pictures between the content, told once for each folder of them. */
function findStrayPictures(files: readonly string[], picturesPath: string): Fault[] {
  const strays = files.filter((file) => contentTypeOf(file) !== undefined)
  return [...Map.groupBy(strays, (file) => dirname(file))].map(([folder, { length }]) => ({
    file: folder,
    field: '',
    message: `holds pictures (${length}), which belong in ${picturesPath}`,
  }))
}

async function listFiles(folder: string): Promise<string[]> {
  const details = await stat(folder).catch(() => undefined)
  if (details?.isDirectory() !== true)
    throw new ContentFaults([
      {
        file: folder,
        field: '',
        message: 'is not a folder: name one that holds property.yaml, or content and pictures',
      },
    ])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.md$|~$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''),
    )
    .toSorted()
}

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'
const names = new RegExp(
  `^(?:(?:${singleFiles.join('|')})|(?:${recordFolders.join('|')})/${slug}|blogs/${slug}/${slug})\\.yaml$`,
)

/** An IMDF archive, unpacked or as a zip, or one file from OpenStreetMap. */
const mapNames = /^map\/[\w. -]+\.(?:geojson|json|zip)$/

function findNameFault(file: string): string | undefined {
  if (names.test(file)) return undefined
  if (file.endsWith('.yml')) return 'must end in .yaml'
  if (file.startsWith('map/')) return 'is no file of a map: GeoJSON, JSON or one zip'
  if (!file.endsWith('.yaml')) return 'is not a content file'
  const isKnownPlace = recordFolders.includes(file.replace(/\/.*$/, '')) || file.startsWith('blogs/')
  return isKnownPlace
    ? 'must be named with small letters, digits and single hyphens'
    : 'is not a known content file'
}
