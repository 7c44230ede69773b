import type { Locale } from '@promenade/domain/locale/locale'
import { useEffect, useMemo, useState } from 'react'
import {
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { call, onForbidden } from '../api/call.ts'
import { codeOf } from '../api/request-error.ts'
import { createDeviceStore } from '../documents/device-store.ts'
import { findMessages, firstLocale, messageLanguage, rememberLocale } from '../messages/messages.ts'
import { createFormat } from '../context/format.ts'
import { noticeEvents } from './notice-events.ts'
import { Shell } from './shell.tsx'
import { StudioContext } from '../context/studio-context.ts'

/** True after a refused act until the session is loaded again: the role may have changed. */
let isRoleInDoubt = false

/** Loads the session and the messages of its language. Redirects to the login without a session. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const session = await call('GET /api/v1/session')
    isRoleInDoubt = false
    // A store user has a page of its own.
    if (session.staff.role === 'store') return redirectDocument('/store')
    const locale = firstLocale(session.staff.locale)
    return { session, locale, messages: await findMessages(locale) }
  } catch (error) {
    if (codeOf(error) !== 'unauthorized') throw error
    const { pathname, search } = new URL(request.url)
    return redirect(pathname === '/' ? '/log-in' : `/log-in?return=${encodeURIComponent(pathname + search)}`)
  }
}

/**
 * Login and logout reload the page, so the session is loaded once, and again only if the role may have
 * changed.
 */
export function shouldRevalidate({ currentUrl }: { readonly currentUrl: URL }): boolean {
  return isRoleInDoubt || currentUrl.pathname === '/log-in'
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded instanceof Response) return null
  return <Root {...loaded} />
}

function Root(first: Exclude<Awaited<ReturnType<typeof loader>>, Response>) {
  const { session } = first
  const [{ locale, messages }, setLanguage] = useState({ locale: first.locale, messages: first.messages })
  const { revalidate } = useRevalidator()
  useEffect(() => {
    onForbidden(() => {
      isRoleInDoubt = true
      void revalidate()
    })
  }, [revalidate])
  useEffect(() => {
    document.documentElement.lang = messageLanguage(locale)
  }, [locale])
  const studio = useMemo(
    () => ({
      session,
      locale,
      messages,
      format: createFormat(locale, session.mall.timeZone),
      device: createDeviceStore(localStorage, String(session.staff.id)),
      isAllowed: (permission: (typeof session.permissions)[number]) =>
        session.permissions.includes(permission),
      notify: noticeEvents.publish,
      setLocale: (next: Locale) => {
        rememberLocale(next)
        void findMessages(next).then((words) => setLanguage({ locale: next, messages: words }))
      },
    }),
    [session, locale, messages],
  )
  return (
    <StudioContext value={studio}>
      <Shell />
    </StudioContext>
  )
}
