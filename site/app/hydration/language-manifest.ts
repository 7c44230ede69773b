import { isLocale, type Locale } from '@promenade/domain/locale/locale'

/** The address of that part of React Router's manifest which a document in one language needs. */
export function manifestOfLanguage(url: string, locale: Locale): string {
  return url.replace(/(?=\.js$)/, `-${locale}`)
}

/** The language of a route, by its id; undefined for the root and for files of no language. */
export function languageOfRoute(id: string): Locale | undefined {
  const [code] = id.split(':')
  return isLocale(code) ? code : undefined
}
