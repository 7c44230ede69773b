import type { Post } from '../mall/blog.ts'
import type { EpochMs } from '../mall/values.ts'

/** The posts that are out at `now`, newest first; undated ones are out and come last, in their own order. */
export function publishedPosts(posts: readonly Post[], now: EpochMs): readonly Post[] {
  return posts
    .filter(({ publishedAt }) => publishedAt === undefined || publishedAt <= now)
    .toSorted((a, b) => descending(a.publishedAt, b.publishedAt))
}

/** Compared, not subtracted: two undated ones have no difference. */
function descending(a: EpochMs = -Infinity, b: EpochMs = -Infinity): number {
  return a < b ? 1 : a > b ? -1 : 0
}
