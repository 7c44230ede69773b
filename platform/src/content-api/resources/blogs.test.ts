import { blogSchema } from '@promenade/contract/kinds/blog/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('blogs', () => {
  const platform = usePlatform()
  const list = async (now?: string) =>
    z
      .array(blogSchema)
      .parse(await platform.json('/blogs?locale=es', now === undefined ? undefined : new Date(now)))

  it('sends posts with their texts, plain and as HTML', async () => {
    const [blog] = await list()
    expect(blog).toMatchObject({ slug: 'log', name: 'Bitácora' })
    expect(blog?.posts).toHaveLength(1)
    expect(blog?.posts[0]).toMatchObject({
      slug: 'first-entry',
      title: 'Primera entrada',
      body: 'It began. Then it rained.',
      html_body: '<p>It <em>began</em>.</p><p>Then it rained.</p>',
      body_short: 'Cómo empezó',
      publish_date: '2026-11-13T04:00:00.000Z',
      tag: ['historia'],
      untranslated_fields: ['body', 'html_body', 'image_url_alt_text'],
    })
  })

  it('publishes a post on its day, newest first', async () => {
    const slugs = async (now: string) => (await list(now))[0]?.posts.map(({ slug }) => slug)
    expect(await slugs('2026-11-27T03:59:59.999Z')).toEqual(['first-entry'])
    expect(await slugs('2026-11-27T04:00:00.000Z')).toEqual(['second-entry', 'first-entry'])
  })
})
