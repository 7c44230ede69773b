import type { Locale } from '@promenade/domain/locale/locale'
import { useLocation } from 'react-router'
import { withoutSecrets } from '../device/link-secrets.ts'

/** Address of this page in another language, through the endpoint that stores the choice. */
export function useLanguageAddress(): (locale: Locale) => string {
  const { pathname, search } = useLocation()
  const page = encodeURIComponent(pathname + withoutSecrets(search))
  return (locale) => `/language/${locale}?to=${page}`
}

/** Appends the fragment on click, since the server never sees it. */
export function addFragment({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = window.location.hash
}
