import { pageContext } from '../../page-context.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { sessionContext } from '../../session-context.ts'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import type { RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/delete-page'
import primitives from '../../theme/primitives.module.css'
import styles from './account.module.css'
import { deleteScreen, deleteSubmission } from './profile-screen.server.ts'
import { redirectToLogin } from './redirect-to-login.server.ts'

export const handle = { cache: 'personal' } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

/** `/profile/delete`. */
export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (!context.get(sessionContext).isLoggedIn()) throw redirectToLogin(page, 'profile')
  const screen = deleteScreen(page)
  return { ...screen, head: formHead(context, screen.head) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const result = await submitForm({ request, context }, deleteSubmission(page))
  if (!result.data.form.done) return result
  context.get(sessionContext).storeFavorites([])
  throw redirectToLogin(page, 'deleted')
}

export default function DeletePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, erased, retained, cancel, form } = loaderData
  return (
    <>
      <PageHead title={title} lang={form.lang} intro={intro} introLang={form.lang} />
      <div className={`${primitives.stack} ${primitives.measure} ${primitives.ruled} ${styles.consequences}`}>
        <p>{erased}</p>
        <p>{retained}</p>
      </div>
      <PostedForm form={form} result={actionData} />
      <p className={`${primitives.soft} ${primitives.measure} ${styles.small}`}>
        <ButtonLink to={cancel.to} look="quiet">
          {cancel.text}
        </ButtonLink>
      </p>
    </>
  )
}
