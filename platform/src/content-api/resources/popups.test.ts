import { popupSchema } from '@promenade/contract/kinds/popup/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('popups', () => {
  const platform = usePlatform()

  it('sends a popup only while it runs', async () => {
    const count = async (now: string) =>
      z.array(popupSchema).parse(await platform.json('/popups', new Date(now))).length
    expect(await count('2026-11-19T03:59:59.999Z')).toBe(0)
    expect(await count('2026-11-19T04:00:00.000Z')).toBe(1)
    expect(await count('2026-11-22T03:59:59.999Z')).toBe(1)
    expect(await count('2026-11-22T04:00:00.000Z')).toBe(0)
  })

  it('has the target of the picture and its period', async () => {
    expect(await platform.json('/popups?locale=es')).toMatchObject([
      {
        name: 'Faroles',
        photo_link: '/events-and-news/market',
        start_date: '2026-11-19T04:00:00.000Z',
        end_date: '2026-11-22T03:59:59.000Z',
      },
    ])
  })
})

describe('popups of the same day', () => {
  const popup = (name: string, start: string) => `
name: ${name}
picture: { path: scenes/pier.svg, alt: A pier }
start: ${start}
end: friday+1d
`
  const platform = usePlatform({
    'popups/buoys.yaml': popup('Buoys', 'friday'),
    'popups/kites.yaml': popup('Kites', 'friday-3d'),
  })

  it('come in the order of their first days', async () => {
    const popups = z.array(popupSchema).parse(await platform.json('/popups'))
    expect(popups.map(({ slug }) => slug)).toEqual(['kites', 'lanterns', 'buoys'])
  })
})
