import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Name } from './plan.ts'

const folder = join(import.meta.dirname, '..', 'content')

/**
 * The parts of the demo mall's content that the map uses: the mall's place, its stores and its points of
 * interest.
 */
export interface Content {
  readonly property: z.infer<typeof property>
  readonly stores: readonly Store[]
  readonly places: ReadonlyMap<string, { readonly name: Name; readonly level: number }>
}

export interface Store extends z.infer<typeof store> {
  readonly slug: string
}

const property = z.object({
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  postal_code: z.string(),
  url: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

const store = z.object({
  name: z.string(),
  unit: z.string(),
  level: z.number(),
  phone: z.string().optional(),
  website: z.string().optional(),
  categories: z.array(z.string()),
})

const pointsOfInterest = z.object({
  locations: z.array(
    z.object({ slug: z.string(), name: z.object({ en: z.string(), es: z.string() }), level: z.number() }),
  ),
})

export function readContent(): Content {
  const locations = filesIn('points-of-interest').flatMap(
    (file) => pointsOfInterest.parse(yaml('points-of-interest', file)).locations,
  )
  return {
    property: property.parse(yaml('property.yaml')),
    stores: filesIn('stores').map((file) => ({
      ...store.parse(yaml('stores', file)),
      slug: file.replace('.yaml', ''),
    })),
    places: new Map(locations.map(({ slug, name, level }) => [slug, { name, level }])),
  }
}

function filesIn(part: string): string[] {
  return readdirSync(join(folder, part)).toSorted()
}

function yaml(...path: readonly string[]): unknown {
  return parse(readFileSync(join(folder, ...path), 'utf8'))
}
