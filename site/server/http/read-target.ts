import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { hasFeature, type Features } from '../../app/features.ts'
import { refuse } from '../refusals.ts'
import { localeOf, parseRequestTarget, type RequestTarget } from './request-target.ts'
import { bindingsOf, type SiteBindings, type SiteContext, type SiteHandler } from './site-env.ts'

/**
 * The path that Hono matches: not decoded, with one leading slash and without dot segments. An impossible path, or one whose
 * feature the mall does not have, becomes the 404 page in its language.
 */
export function pathOf(request: Request, env: SiteBindings | undefined, features: Features): string {
  return readTarget(targetOf(request, env), features).path
}

/** Sets the request target and its query in the context. */
export function setTarget(features: Features): SiteHandler {
  return async (context, next) => {
    const target = targetOf(context.req.raw, context.env)
    context.set('target', target)
    context.set('search', readTarget(target, features).search)
    await next()
  }
}

/** Refuses a request that the Node server has marked as invalid. */
export async function refuseUnread(context: SiteContext, next: () => Promise<void>): Promise<void> {
  const { refusal } = bindingsOf(context)
  if (refusal !== undefined) throw refusal
  await next()
}

/** Refuses a malformed request target (400) and one longer than any of the site's (414). */
export async function refuseBadTargets(context: SiteContext, next: () => Promise<void>): Promise<void> {
  const target = parseRequestTarget(context.var.target)
  if (target === 'malformed') throw refuse(400)
  if (target === 'too long') throw refuse(414)
  await next()
}

function readTarget(target: string, features: Features): RequestTarget {
  const parsed = parseRequestTarget(target)
  if (parsed === 'malformed' || parsed === 'too long') return { path: '/', search: '' }
  if (parsed !== 'unknown' && hasFeature(pagePathOf(parsed.path), features)) return parsed
  return { path: localePath('/not-found', localeOf(target)), search: '' }
}

/** The path of the page, without language prefix, for a document as for its data. */
function pagePathOf(path: string): string {
  return splitLocalePath(path.replace(/\.data$/, '')).path
}

function targetOf({ url }: Request, env: SiteBindings | undefined): string {
  return env?.target ?? url.replace(/^https?:\/\/[^/?#]*/, '')
}
