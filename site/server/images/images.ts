import { createHash } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureFiles, readPictureFiles } from '@promenade/domain/pictures/picture-files'
import type { FindOpenGraphFile } from '../../content/open-graph-file.ts'
import { createCacheFolder } from './cache-folder.ts'
import { createGenerator, type GeneratorOptions, type GeneratorTask } from './generator.ts'
import { type Backgrounds, type ImageTask, openGraphSize } from './image-task.ts'
import type { NeededImage } from './needed-images.ts'
import type { ImageWorker } from '@promenade/process/images/image-worker'

export interface ImagesOptions extends Pick<GeneratorOptions, 'media' | 'log' | 'pause'> {
  readonly dataFolder: string
  readonly worker: ImageWorker<ImageTask>
  /** Background colours of the theme. */
  readonly backgrounds: Backgrounds
  readonly clock: () => number
  /** Bytes on disk. */
  readonly maxBytes?: Readonly<Record<NeededImage['kind'], number>>
}

/** The images that the site generates from the platform's pictures: variants and Open Graph images. */
export interface Images {
  /** Lists the files of former runs. */
  readonly open: () => Promise<void>
  /** Generates the missing images in the background. */
  readonly generate: (needed: readonly NeededImage[]) => void
  /** Variants by the address of the photograph; a new object after each published batch. */
  readonly variants: () => ReadonlyMap<string, PictureFiles>
  readonly findOpenGraphImage: FindOpenGraphFile
  /** The file at an address below `variantsFolder` or `openGraphFolder`. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly settled: () => Promise<void>
  readonly stop: () => void
}

export const variantsFolder = '/pictures/'
export const openGraphFolder = '/open-graph/'
/** The folder of earlier releases; pages and feeds in other caches still refer to it. */
export const formerOpenGraphFolder = '/share-pictures/'

/** Increase a version to generate all images of its kind again. */
const versions: Readonly<Record<NeededImage['kind'], number>> = { variants: 1, 'open-graph': 1 }

const defaultMaxBytes = { variants: 1024 * 1024 * 1024, 'open-graph': 256 * 1024 * 1024 }

/** Milliseconds between two batches: publishing variants renders all pages again. */
const publishMs = 30_000

const variantPattern = /^\/pictures\/(?<hash>[0-9a-f]{16})\/(?<name>\d+x\d+\.(?:avif|webp|jpg|png))$/
const openGraphPattern = /^\/(?:open-graph|share-pictures)\/(?<hash>[0-9a-f]{16})\.jpg$/

export function createImages(options: ImagesOptions): Images {
  const { dataFolder, worker, backgrounds, clock, maxBytes = defaultMaxBytes } = options
  const caches = {
    variants: createCacheFolder(join(dataFolder, 'pictures'), { maxBytes: maxBytes.variants, clock }),
    'open-graph': createCacheFolder(join(dataFolder, 'open-graph'), {
      maxBytes: maxBytes['open-graph'],
      clock,
    }),
  }
  const generator = createGenerator({
    ...options,
    caches: Object.values(caches),
    onProgress: (isDone) => {
      if (isDone || clock() - publishedAt >= publishMs) publish()
    },
  })
  let needed: readonly NeededImage[] = []
  let variants: ReadonlyMap<string, PictureFiles> = new Map()
  let publishedAt = 0

  return {
    async open() {
      // The name of the folder in earlier releases.
      await rename(join(dataFolder, 'share-pictures'), join(dataFolder, 'open-graph')).catch(() => undefined)
      await Promise.all(Object.values(caches).map((cache) => cache.open()))
    },
    generate(images) {
      needed = images
      publish()
      generator.start(new Map(images.map((image) => [keyOf(image, backgrounds), taskFor(image)])))
    },
    variants: () => variants,
    findOpenGraphImage(source, look) {
      const entry = caches['open-graph'].find(keyOf({ kind: 'open-graph', source, look }, backgrounds))
      return entry && { path: `${openGraphFolder}${entry.hash}.jpg`, size: entry.bytes, ...openGraphSize }
    },
    async read(path) {
      const variant = variantPattern.exec(path)?.groups
      if (variant !== undefined) return caches.variants.read(variant['hash'] ?? '', variant['name'] ?? '')
      const hash = openGraphPattern.exec(path)?.groups?.['hash']
      return hash === undefined ? undefined : caches['open-graph'].read(hash, 'card.jpg')
    },
    settled: generator.settled,
    stop: generator.stop,
  }

  function taskFor(image: NeededImage): GeneratorTask {
    const { source, kind } = image
    return {
      source,
      cache: caches[kind],
      create: async ({ type, bytes }) => {
        if (kind === 'open-graph') return worker.run({ kind, look: image.look, backgrounds, bytes })
        return type === 'image/svg+xml' ? [] : worker.run({ kind, widths: image.widths, bytes })
      },
    }
  }

  function publish(): void {
    publishedAt = clock()
    const found = new Map(needed.flatMap(findVariants))
    const isSame = [...found].every(([source, { folder }]) => variants.get(source)?.folder === folder)
    if (!isSame || found.size !== variants.size) variants = found
  }

  function findVariants(image: NeededImage): readonly (readonly [string, PictureFiles])[] {
    const entry = image.kind === 'variants' ? caches.variants.find(keyOf(image, backgrounds)) : undefined
    const files = entry && readPictureFiles(`${variantsFolder}${entry.hash}`, entry.names)
    return files === undefined ? [] : [[image.source, files]]
  }
}

/** Cache key: differs if the files would differ. */
function keyOf(image: NeededImage, { light, dark }: Backgrounds): string {
  const inputs = image.kind === 'variants' ? [image.widths.join(' ')] : [image.look, light, dark]
  const text = [versions[image.kind], ...inputs, image.source].join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
