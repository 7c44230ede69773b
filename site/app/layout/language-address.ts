import type { Locale } from '@promenade/domain/locale/locale'
import { useLocation } from 'react-router'
import { withoutSecrets } from '../device/link-secrets.ts'

/** The same page in another language, by way of the server, which remembers the choice. */
export function useLanguageAddress(): (locale: Locale) => string {
  const { pathname, search } = useLocation()
  const page = encodeURIComponent(pathname + withoutSecrets(search))
  return (locale) => `/language/${locale}?to=${page}`
}

/** Only the browser knows the fragment; it carries that of a link over to where the server redirects. */
export function addFragment({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = window.location.hash
}
