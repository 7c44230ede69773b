import type { OpenedLink } from '@promenade/contract/studio-api/login'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { Join } from '../account/join.tsx'
import { LogInForm } from '../account/log-in-form.tsx'
import { SecondFactor } from '../account/second-factor.tsx'
import { call } from '../api/call.ts'
import { RequestError } from '../api/request-error.ts'
import { problemText } from '../context/problem-text.ts'
import type { Messages } from '../messages/en.ts'
import { findMessages, firstLocale, messageLanguage } from '../messages/messages.ts'
import primitives from '../theme/primitives.module.css'
import screenStyles from '../layout/screen.module.css'

/** Opens the link of a mail, whose token is in the fragment, so that no server logs it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const target = safePath(new URL(request.url).searchParams.get('return'))
  const token = location.hash.slice(1)
  const messages = await findMessages(firstLocale())
  if (token === '') return { messages, target, token }
  try {
    const link = await call('POST /api/v1/session/link', { body: { token } })
    if (link.state === 'logged-in') return redirect(target)
    const locale = firstLocale(link.state === 'join' ? link.locale : undefined)
    return { messages: await findMessages(locale), locale, target, token, link }
  } catch (error) {
    return { messages, target, token, problem: describe(error, messages) }
  }
}

function describe(error: unknown, m: Messages): string {
  if (!(error instanceof RequestError)) return problemText(error, m)
  if (error.code === 'too-many') return m.account.tooMany
  return error.status >= 400 && error.status < 500 ? m.logIn.usedLink : problemText(error, m)
}

interface Loaded {
  readonly messages: Messages
  readonly locale?: string
  readonly target: string
  readonly token: string
  readonly link?: Exclude<OpenedLink, { readonly state: 'logged-in' }>
  readonly problem?: string
}

/** The screen to log in. */
export function Component() {
  const loaded = useLoaderData<Loaded | Response>()
  return loaded instanceof Response ? null : <LogIn {...loaded} />
}

function LogIn({ messages: m, locale = firstLocale(), target, token, link, problem }: Loaded) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const enter = () => void navigate(target, { replace: true })
  useEffect(() => {
    // Pasting a link into the same tab changes only the fragment.
    const open = () => void revalidate()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [revalidate])
  useEffect(() => {
    document.documentElement.lang = messageLanguage(locale)
    document.title = `${m.logIn.title} · ${m.studio}`
  }, [locale, m])
  return (
    <main className={screenStyles.logIn}>
      <div className={primitives.stack}>
        {link === undefined && <LogInForm messages={m} problem={problem} onDone={enter} />}
        {link?.state === 'second-factor' && <SecondFactor messages={m} link={link} onDone={enter} />}
        {link?.state === 'join' && <Join messages={m} token={token} link={link} onDone={enter} />}
      </div>
    </main>
  )
}

/** The path if it belongs to the studio, else the first screen. */
function safePath(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : '/'
}
