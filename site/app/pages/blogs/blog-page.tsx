import { pageContext } from '../../page-context.ts'
import { found } from '../../layout/item-response.ts'
import { headTags } from '../../layout/head-tags.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/blog-page'
import { blogScreen } from './blog-screen.server.ts'
import { BlogView } from './blog-view.tsx'
import { PostView } from './post-view.tsx'

export const handle = { query: ['page'] } as const satisfies RouteHandle

export const meta = headTags

/** `/blogs/{slug}`: a blog or a post. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return found(blogScreen(context.get(pageContext), params.slug, readQuery(handle, url)))
}

export default function BlogPage({ loaderData: screen }: Route.ComponentProps) {
  return screen.kind === 'blog' ? <BlogView screen={screen} /> : <PostView screen={screen} />
}
