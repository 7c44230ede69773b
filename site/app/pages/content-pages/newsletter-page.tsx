import { data } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { skipRevalidation, sendForm } from '../../layout/forms/send-form.ts'
import { found } from '../../layout/item-response.ts'
import { headTags } from '../../layout/head-tags.ts'
import { TextWithGalleries } from '../../layout/text-with-galleries.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import type { RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/newsletter-page'
import { newsletterSubmission } from './newsletter-form.server.ts'
import styles from './newsletter-page.module.css'
import { newsletterScreen } from './newsletter-screen.server.ts'

export const handle = { cache: 'hour' } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

export const shouldRevalidate = skipRevalidation

export function loader({ context }: Route.LoaderArgs) {
  const screen = found(newsletterScreen(context.get(pageContext)))
  return { ...screen, head: formHead(context, screen.head) }
}

export function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  if (page.features.newsletter === undefined) throw data(null, { status: 404 })
  return submitForm({ request, context }, newsletterSubmission(page))
}

/** `/newsletter`. */
export default function NewsletterPage({ loaderData: screen, actionData }: Route.ComponentProps) {
  const { title, titleLang, banner, text, bodyLang, formTitle, form } = screen
  return (
    <>
      <PageHead title={title} lang={titleLang} picture={banner} />
      <div className={styles.columns}>
        {form && (
          <section aria-labelledby="join">
            <SectionHead id="join" title={formTitle} lang={form.lang} />
            <PostedForm form={form} result={actionData} />
          </section>
        )}
        {text.length > 0 && <TextWithGalleries parts={text} lang={bodyLang} />}
      </div>
    </>
  )
}
