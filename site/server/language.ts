import { isLocale, type Locale } from '@promenade/domain/locale/locale'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { preferredLocale } from '@promenade/domain/locale/preferred-locale'
import type { Answer, Asked } from './http/site-env.ts'
import { parseRequestTarget } from './http/request-target.ts'

/** Name and life of the cookie that remembers the language (specification §9). */
const languageCookie = 'i18n_redirected'
const rememberedSeconds = 365 * 24 * 60 * 60

/** What depends on the visitor may not be kept for the next one. */
const personal = { 'cache-control': 'private, no-store' }

/** Only exactly `/` asks who is reading: a chosen language first, else the browser's. */
export function redirectHome(asked: Asked): Answer | undefined {
  if (asked.path !== '/') return undefined
  const locale =
    readLanguageCookie(asked.header('cookie')) ?? preferredLocale(asked.header('accept-language') ?? null)
  if (locale !== 'es') return undefined
  return { status: 302, headers: { ...personal, location: `/es${asked.search}` } }
}

/** `/language/{locale}?to=/path?query`: remembers the language and leads to the same page in it. */
export function chooseLanguage(
  { path, search, header }: Asked,
  { isSecure }: { isSecure: boolean },
): Answer | undefined {
  const locale = /^\/language\/([a-z]{2})$/.exec(path)?.[1]
  if (!isLocale(locale)) return undefined
  const cookie = `${languageCookie}=${locale}; Max-Age=${rememberedSeconds}; Path=/; SameSite=Lax`
  return {
    status: 303,
    headers: {
      ...personal,
      location: samePageIn(locale, new URLSearchParams(search).get('to') ?? '/', header('referer')),
      'set-cookie': isSecure ? `${cookie}; Secure` : cookie,
    },
  }
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

function readLanguageCookie(header: string | undefined): Locale | undefined {
  const value = header?.match(/(?:^|;)\s*i18n_redirected=([^;]*)/)?.[1]?.trim()
  return isLocale(value) ? value : undefined
}
