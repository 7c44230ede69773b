import { redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { skipRevalidation, sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { sessionContext } from '../../session-context.ts'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/login-page'
import primitives from '../../theme/primitives.module.css'
import styles from './account.module.css'
import { loginScreen, loginSubmission } from './login-screen.server.ts'

export const handle = { cache: 'personal', query: ['state'] } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

export const shouldRevalidate = skipRevalidation

/** `/login`; a logged-in visitor is redirected to the profile. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (context.get(sessionContext).isLoggedIn()) throw redirect(page.href('/profile'))
  const screen = loginScreen(page, readQuery(handle, url).get('state'))
  return { ...screen, head: formHead(context, screen.head) }
}

export function action({ request, context }: Route.ActionArgs) {
  return submitForm({ request, context }, loginSubmission(context.get(pageContext)))
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, firstTime, note, form } = loaderData
  return (
    <>
      <PageHead title={title} lang={form.lang} intro={intro} introLang={form.lang} />
      {note && (
        <p className={`${primitives.strong} ${primitives.measure} ${styles.note}`} role="status">
          {note}
        </p>
      )}
      <PostedForm form={form} result={actionData} />
      <p className={`${primitives.soft} ${primitives.measure} ${styles.small}`}>{firstTime}</p>
    </>
  )
}
