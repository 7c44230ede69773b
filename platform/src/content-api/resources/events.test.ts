import { eventSchema } from '@promenade/contract/kinds/event/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('events and news', () => {
  const platform = usePlatform()
  const list = async (path: string, now?: string) =>
    z.array(eventSchema).parse(await platform.json(path, now === undefined ? undefined : new Date(now)))
  const slugs = async (path: string, now?: string) => (await list(path, now)).map(({ slug }) => slug)

  it('sends coming events with their instants', async () => {
    const [market] = await list('/events?locale=es')
    expect(market).toMatchObject({
      slug: 'market',
      name: 'Mercado de pescado',
      start_date: '2026-11-21T12:15:00.000Z',
      end_date: '2026-11-21T15:00:00.000Z',
      show_times: true,
      alt_url: '/hours',
      eventable: { type: 'Property' },
      location_information: 'Ferry Door',
      untranslated_fields: ['location_information'],
    })
  })

  it('sends an event from the instant of its announcement on', async () => {
    expect(await slugs('/events', '2026-11-30T03:59:59.999Z')).not.toContain('concert')
    expect(await slugs('/events', '2026-11-30T04:00:00.000Z')).toContain('concert')
  })

  it('sends an event until the end of its last day', async () => {
    expect(await slugs('/events', '2026-11-22T03:59:59.999Z')).toContain('market')
    expect(await slugs('/events', '2026-11-22T04:00:00.000Z')).not.toContain('market')
  })

  it('sends news separately, newest first', async () => {
    expect(await slugs('/news')).toEqual(['new-roof', 'old-roof'])
    expect((await list('/news'))[0]).toMatchObject({ api_resource: 'news', no_end_date: true })
  })
})
