import { defaultLocale, isLocale, type Locale } from '@promenade/domain/locale/locale'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { preferredLocale } from '@promenade/domain/locale/preferred-locale'
import { getCookie, setCookie } from 'hono/cookie'
import { parseRequestTarget } from './request-target.ts'
import type { SiteContext } from './site-env.ts'

/** Name of the cookie with the chosen language (specification §9). */
const languageCookie = 'i18n_redirected'
const rememberedSeconds = 365 * 24 * 60 * 60

/** Redirects `/`, and no other page, to the chosen language, else the browser's. */
export async function redirectHome(
  context: SiteContext,
  next: () => Promise<void>,
): Promise<Response | void> {
  if (context.req.path !== '/') return next()
  const locale = readLanguageCookie(context) ?? preferredLocale(context.req.header('accept-language') ?? null)
  if (locale === undefined || locale === defaultLocale) return next()
  return redirect(context, 302, localePath(`/${context.var.search}`, locale))
}

/** `/language/{locale}?to=/path?query`: stores the language in a cookie and redirects to the same page in it. */
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

/** Never cached, since it depends on the visitor. */
function redirect(context: SiteContext, status: 302 | 303, location: string): Response {
  const headers = { location, 'cache-control': 'private, no-store', 'content-length': '0' }
  return context.body(null, status, headers)
}

/** The page in another language; the home page if `to` is malformed or an external address. */
function samePageIn(locale: Locale, to: string, referrer: string | undefined): string {
  const target = parseRequestTarget(encodeSpacesAndLetters(to.replace(/#.*$/s, '')))
  if (typeof target === 'string' || target.path.startsWith('/language/')) return localePath('/', locale)
  const { path } = splitLocalePath(target.path)
  return localePath(`${path}${queryOf(referrer, path) ?? target.search}`, locale)
}

/**
 * The full query of the page with the link. The link has only the query keys that the page declares, because the page is
 * cached for all other queries.
 */
function queryOf(referrer: string | undefined, path: string): string | undefined {
  const url = URL.parse(referrer ?? '')
  const page = url === null ? 'unknown' : parseRequestTarget(url.pathname + url.search)
  return typeof page !== 'string' && splitLocalePath(page.path).path === path ? page.search : undefined
}

/** Encodes the decoded characters that a request target cannot contain, except control characters, which are refused. */
function encodeSpacesAndLetters(to: string): string {
  return to.replace(/[ \u{80}-\u{10ffff}]+/gu, (part) => encodeURIComponent(part.toWellFormed()))
}

function readLanguageCookie(context: SiteContext): Locale | undefined {
  const value = getCookie(context, languageCookie)
  return isLocale(value) ? value : undefined
}
