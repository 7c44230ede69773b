import { socialSchema } from '@promenade/contract/kinds/social-post/response'
import { describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'

describe('posts on social networks', () => {
  const platform = usePlatform()

  it('are sent by network, newest first, from their time of posting on', async () => {
    const slugs = async (now: string) => {
      const { social } = socialSchema.parse(await platform.json('/social', new Date(now)))
      return Object.entries(social).map(([network, posts]) => [network, posts.map(({ id }) => id)])
    }
    expect(await slugs('2026-11-20T15:00:00Z')).toEqual([
      ['instagram', ['nets-at-noon', 'first-frost']],
      ['facebook', ['the-crane']],
    ])
    expect(await slugs('2026-11-19T15:59:59Z')).toEqual([
      ['instagram', ['first-frost']],
      ['facebook', ['the-crane']],
    ])
    expect(await slugs('2026-11-01T00:00:00Z')).toEqual([])
  })

  it('are in the requested language and list the texts that are in English', async () => {
    const { social } = socialSchema.parse(await platform.json('/social?locale=es'))
    expect(social['instagram']).toMatchObject([
      {
        type: 'video',
        caption: { text: 'Redes al sol' },
        link: 'https://social.example/p/nets',
        user: { username: 'littleharbour' },
        untranslated_fields: [],
      },
      { type: 'image', caption: null, link: null, user: null, untranslated_fields: ['image_url_alt_text'] },
    ])
  })
})
