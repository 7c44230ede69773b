import type { Post } from '../mall/blog.ts'
import type { EpochMs } from '../calendar/instants.ts'

/** The posts published at `now`, newest first. Undated ones count as published and come last, in the given order. */
export function publishedPosts(posts: readonly Post[], now: EpochMs): readonly Post[] {
  return posts
    .filter(({ publishedAt }) => publishedAt === undefined || publishedAt <= now)
    .toSorted((a, b) => descending(a.publishedAt, b.publishedAt))
}

/** Compares instead of subtracting: the difference of two infinite values is NaN. */
function descending(a: EpochMs = -Infinity, b: EpochMs = -Infinity): number {
  return a < b ? 1 : a > b ? -1 : 0
}
