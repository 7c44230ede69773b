import { redirect } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { formHead, submitForm } from '../../wording/forms/submit-form.server.ts'
import { wordingFor } from '../../wording/wording.server.ts'
import type { Route } from './+types/login-link-page'
import { loginLinkScreen, loginLinkSubmission } from './login-screen.server.ts'

export const meta = headTags

export const clientAction = sendForm

/** `/login/confirm?hash=…`. */
export function loader({ context }: Route.LoaderArgs) {
  const screen = loginLinkScreen(context.get(visitContext))
  return { ...screen, head: formHead(context, screen.head) }
}

/** Whoever is logged in goes on to an address without the secret. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const hash = url.searchParams.get('hash') ?? ''
  const answer = await submitForm({ request, context }, loginLinkSubmission(visit, hash))
  if (answer.data.form.done) throw redirect(wordingFor(visit).href('/profile'), 303)
  return answer
}

export default function LoginLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, form } = loaderData
  return (
    <>
      <PageHead title={title} intro={intro} />
      <PostedForm form={form} answer={actionData} />
    </>
  )
}
