import { pointOfInterestWire } from '@promenade/contract/resources/points-of-interest'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('points of interest', () => {
  const platform = usePlatform()

  it('sends groups with their places and items', async () => {
    const [group] = z.array(pointOfInterestWire).parse(await platform.json('/pois?locale=es'))
    expect(group?.name).toBe('Baños')
    expect(group?.locations).toMatchObject([
      {
        slug: 'washroom-north',
        name: 'Norte',
        level: 1,
        atmosphere: 'quiet',
        untranslated_fields: ['description'],
      },
      { slug: 'washroom-south', name: 'Sur', level: null, atmosphere: null },
    ])
    expect(group?.locations.map((place) => place.is_temporarily_closed)).toEqual([false, true])
    expect(group?.locations[0]?.items).toMatchObject([{ name: 'Cambiador', description: null, images: [] }])
  })
})
