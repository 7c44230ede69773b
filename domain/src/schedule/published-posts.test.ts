import { describe, expect, it } from 'vitest'
import type { Post } from '../mall/blog.ts'
import { publishedPosts } from './published-posts.ts'

describe('publishedPosts', () => {
  it('has the newest first and the undated ones last', () => {
    expect(ids([post('undated'), post('old', 10), post('also undated'), post('new', 20)], 100)).toEqual([
      'new',
      'old',
      'undated',
      'also undated',
    ])
  })

  it('has a post from its very instant on', () => {
    expect(ids([post('soon', 100)], 99)).toEqual([])
    expect(ids([post('soon', 100)], 100)).toEqual(['soon'])
  })
})

function ids(posts: readonly Post[], now: number) {
  return publishedPosts(posts, now).map(({ id }) => id)
}

function post(id: string, publishedAt?: number): Post {
  const dated = publishedAt === undefined ? {} : { publishedAt }
  return { id, slug: id, name: id, untranslated: [], categories: [], tags: [], ...dated }
}
