import { redirect } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { keepPage, sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { visitorContext } from '../../visitor/visitor-context.ts'
import { formHead, submitForm } from '../../wording/forms/submit-form.server.ts'
import { wordingFor } from '../../wording/wording.server.ts'
import type { Route } from './+types/login-page'
import styles from './account.module.css'
import { loginScreen, loginSubmission } from './login-screen.server.ts'

export const meta = headTags

export const clientAction = sendForm

export const shouldRevalidate = keepPage

/** `/login`; whoever is logged in has no business there. */
export function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  if (context.get(visitorContext).isLoggedIn()) throw redirect(wordingFor(visit).href('/profile'))
  const screen = loginScreen(visit, url.searchParams.get('state'))
  return { ...screen, head: formHead(context, screen.head) }
}

export function action({ request, context }: Route.ActionArgs) {
  return submitForm({ request, context }, loginSubmission(context.get(visitContext)))
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, firstTime, note, form } = loaderData
  return (
    <>
      <PageHead title={title} intro={intro} />
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <PostedForm form={form} answer={actionData} />
      <p className={styles.small}>{firstTime}</p>
    </>
  )
}
