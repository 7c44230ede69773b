import { data } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { FormPage } from '../../layout/forms/form-page.tsx'
import { skipRevalidation, sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/newsletter-link-page'
import { newsletterLinkScreen, newsletterLinkSubmission } from './newsletter-link.server.ts'

export const handle = { cache: 'personal', query: ['token'] } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

export const shouldRevalidate = skipRevalidation

/** `/newsletter/confirm?token=…` and `/newsletter/unsubscribe?token=…`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const screen = newsletterLinkScreen(context.get(pageContext), secretIn(url))
  const status = screen.form.refusal ? 400 : 200
  return data({ ...screen, head: formHead(context, screen.head) }, { status })
}

export function action({ request, context, url }: Route.ActionArgs) {
  const submission = newsletterLinkSubmission(context.get(pageContext), secretIn(url))
  return submitForm({ request, context }, submission)
}

function secretIn(url: URL): string {
  return readQuery(handle, url).get('token') ?? ''
}

export default function NewsletterLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FormPage screen={loaderData} result={actionData} />
}
