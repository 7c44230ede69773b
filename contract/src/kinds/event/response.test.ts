import { resources } from '../../public-api/resources.ts'
import { describe, expect, it } from 'vitest'
import { eventExample, jobExample } from '../../testing/content-examples.ts'
import { context } from '../../testing/decoders.ts'
import { otherPlatformEvent } from '../../testing/other-platform-responses.ts'

describe('the decoder of events', () => {
  it('reads a response of our own platform, with its exact end since it shows times', () => {
    expect(resources.events.decode([eventExample], context).value[0]).toMatchObject({
      owner: { kind: 'property' },
      subtitle: 'Along the quay',
      place: 'Fountain court',
      link: { kind: 'outside', url: 'https://lanterns.example/halifax' },
      showsTimes: true,
      homePosition: 2,
      period: { end: Date.parse('2026-11-22T01:00:00Z'), overAt: Date.parse('2026-11-22T01:00:00Z') },
    })
  })

  it('reads an event of another platform', () => {
    const { value, faults } = resources.events.decode([otherPlatformEvent], {
      ...context,
      timeZone: 'America/Los_Angeles',
    })
    expect(faults).toEqual([])
    expect(value).toEqual([
      {
        id: '40817',
        slug: 'larchgate-kite-day',
        name: 'Kite Day on the Roof',
        untranslated: [],
        updatedAt: Date.parse('2026-03-02T18:00:00Z'),
        owner: { kind: 'property' },
        subtitle: 'Every hour from noon',
        picture: {
          url: 'https://larchgate.imgix.net/web/property_managers/9/properties/655/all/20260301/kite.jpg?auto=format,compress',
        },
        description:
          '<p>Kites &amp; string.</p><table><caption data-generated>12 pm</caption><tbody><tr><th scope="row">12 pm</th><td><strong>Start</strong></td></tr></tbody></table>' +
          '<p>See <a href="/events/larchgate-kite-day">the page</a>.</p>',
        summary: 'Kites & string. 12 pm Start See the page.',
        tags: ['Family'],
        isFeatured: false,
        period: { showFrom: Date.parse('2026-04-01T10:00:00Z'), start: Date.parse('2026-05-04T10:00:00Z') },
        showsTimes: true,
      },
    ])
  })

  it('tells the day, but no time, where times are not shown', () => {
    const [event] = resources.events.decode([{ ...eventExample, show_times: false }], context).value
    expect(event?.showsTimes).toBe(false)
    expect(event?.period).not.toHaveProperty('end')
    expect(event?.period.overAt).toBe(Date.parse('2026-11-22T04:00:00Z'))
  })

  it('takes days given in the time of the editor as the days that were meant', () => {
    const hawaii = { ...otherPlatformEvent, end_date: '2026-05-31T09:59:59Z', show_times: false }
    const [event] = resources.events.decode([hawaii], { ...context, timeZone: 'America/Los_Angeles' }).value
    expect(event?.period.overAt).toBe(Date.parse('2026-05-31T07:00:00Z'))
  })

  it('reads plain text only where there is no description', () => {
    const plain = { ...eventExample, description: null, plain_text_description: 'Just &amp; text' }
    expect(resources.events.decode([plain], context).value[0]).toMatchObject({ summary: 'Just & text' })
    expect(resources.events.decode([plain], context).value[0]).not.toHaveProperty('description')
  })

  it('lets neither scripts nor handlers through', () => {
    const description = '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a></p>'
    expect(resources.events.decode([{ ...eventExample, description }], context).value[0]?.description).toBe(
      '<p>ab</p>',
    )
  })
})

describe('the decoders of news and jobs', () => {
  it('read a news item like an event', () => {
    expect(resources.news.decode({ news: [otherPlatformEvent] }, context).value[0]?.name).toBe(
      'Kite Day on the Roof',
    )
  })

  it('read a job with whom to ask', () => {
    expect(resources.jobs.decode([jobExample], context).value[0]).toMatchObject({
      owner: { kind: 'store', storeId: '31' },
      jobType: 'Part Time',
      contactName: 'Odile',
      contactEmail: 'jobs@gullandanchor.example',
      contactPhone: '902-555-0178',
      contactWebsite: { kind: 'outside', url: 'https://gullandanchor.example/jobs' },
      summary: 'You like rain.',
    })
    const silent = {
      ...jobExample,
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      contact_website: '',
    }
    expect(Object.keys(resources.jobs.decode([silent], context).value[0] ?? {})).not.toContain('contactEmail')
  })
})
