import { defaultLocale, isLocale, type Locale } from '@promenade/domain/locale/locale'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { preferredLocale } from '@promenade/domain/locale/preferred-locale'
import { getCookie, setCookie } from 'hono/cookie'
import { parseRequestTarget } from './http/request-target.ts'
import type { SiteContext } from './http/site-env.ts'

/** Name and life of the cookie that remembers the language (specification §9). */
const languageCookie = 'i18n_redirected'
const rememberedSeconds = 365 * 24 * 60 * 60

/** Only exactly `/` asks who is reading: a chosen language first, else the browser's. */
export async function redirectHome(
  context: SiteContext,
  next: () => Promise<void>,
): Promise<Response | void> {
  if (context.req.path !== '/') return next()
  const locale = readLanguageCookie(context) ?? preferredLocale(context.req.header('accept-language') ?? null)
  if (locale === undefined || locale === defaultLocale) return next()
  return redirect(context, 302, localePath(`/${context.var.search}`, locale))
}

/** `/language/{locale}?to=/path?query`: remembers the language and leads to the same page in it. */
export function chooseLanguage({ isSecure }: { isSecure: boolean }) {
  return async (context: SiteContext, next: () => Promise<void>): Promise<Response | void> => {
    const locale = context.req.param('locale')
    if (!isLocale(locale)) return next()
    const to = new URLSearchParams(context.var.search).get('to') ?? '/'
    const life = { maxAge: rememberedSeconds, sameSite: 'Lax', secure: isSecure } as const
    setCookie(context, languageCookie, locale, life)
    return redirect(context, 303, samePageIn(locale, to, context.req.header('referer')))
  }
}

/** Depends on the visitor, so that nobody may store it for the next one. */
function redirect(context: SiteContext, status: 302 | 303, location: string): Response {
  const headers = { location, 'cache-control': 'private, no-store', 'content-length': '0' }
  return context.body(null, status, headers)
}

/** Where the way back leads off this site or is broken, the home page stands in. */
function samePageIn(locale: Locale, to: string, referrer: string | undefined): string {
  const target = parseRequestTarget(encodeSpacesAndLetters(to.replace(/#.*$/s, '')))
  if (typeof target === 'string' || target.path.startsWith('/language/')) return localePath('/', locale)
  const { path } = splitLocalePath(target.path)
  return localePath(`${path}${queryOf(referrer, path) ?? target.search}`, locale)
}

/**
 * The query of the page that the link stands on, if it is the page in question. The link itself has no more of it than
 * screens understand: a cached page is the same for every other query.
 */
function queryOf(referrer: string | undefined, path: string): string | undefined {
  const url = URL.parse(referrer ?? '')
  const page = url === null ? 'unknown' : parseRequestTarget(url.pathname + url.search)
  return typeof page !== 'string' && splitLocalePath(page.path).path === path ? page.search : undefined
}

/** A query that was decoded once may hold what a request target may not; control characters stay and are refused. */
function encodeSpacesAndLetters(to: string): string {
  return to.replace(/[ \u{80}-\u{10ffff}]+/gu, (part) => encodeURIComponent(part.toWellFormed()))
}

function readLanguageCookie(context: SiteContext): Locale | undefined {
  const value = getCookie(context, languageCookie)
  return isLocale(value) ? value : undefined
}
