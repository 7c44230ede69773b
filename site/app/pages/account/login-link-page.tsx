import { data, redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { FormPage } from '../../layout/forms/form-page.tsx'
import { sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/login-link-page'
import { loginLinkScreen, loginLinkSubmission } from './login-screen.server.ts'

export const handle = { cache: 'personal', query: ['hash'] } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

/** `/login/confirm?hash=…`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const screen = loginLinkScreen(context.get(pageContext), secretIn(url))
  const status = screen.form.refusal ? 400 : 200
  return data({ ...screen, head: formHead(context, screen.head) }, { status })
}

/** After login a redirect removes the secret from the address. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const result = await submitForm({ request, context }, loginLinkSubmission(page, secretIn(url)))
  if (result.data.form.done) throw redirect(page.href('/profile'), 303)
  return result
}

function secretIn(url: URL): string {
  return readQuery(handle, url).get('hash') ?? ''
}

export default function LoginLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FormPage screen={loaderData} result={actionData} />
}
