import { data, Link } from 'react-router'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { sendForm, skipRevalidation } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { found } from '../../layout/item-response.ts'
import { pageContext } from '../../page-context.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import primitives from '../../theme/primitives.module.css'
import type { Route } from './+types/report-page'
import { reportSubmission } from './report-form.server.ts'
import { reportScreen } from './report-screen.server.ts'
import { findSubject } from './report-subject.server.ts'

export const handle = { cache: 'hour', query: ['about'], freeText: ['about'] } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

export const shouldRevalidate = skipRevalidation

/** `/report?about=stores/ixtle`: a form for what is wrong there; 404 if it is about nothing that the site shows. */
export function loader({ context, url }: Route.LoaderArgs) {
  const about = readQuery(handle, url).get('about')
  const screen = found(reportScreen(context.get(pageContext), about))
  return data(
    { ...screen, head: formHead(context, screen.head) },
    { status: screen.form === undefined ? 404 : 200 },
  )
}

export function action({ request, context, url }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const reported = page.features.reports ? findSubject(page, readQuery(handle, url).get('about')) : undefined
  return submitForm({ request, context }, reportSubmission(found(reported), page))
}

export default function ReportPage({ loaderData: screen, actionData }: Route.ComponentProps) {
  const { title, intro, words, subject, form, links } = screen
  return (
    <>
      <PageHead title={title} lang={words.lang} intro={intro} introLang={words.lang}>
        {subject && (
          <p className={primitives.strong}>
            <span lang={words.lang}>{words.about}</span>{' '}
            <Link className={primitives.target} to={subject.to} lang={subject.lang}>
              {subject.name}
            </Link>
          </p>
        )}
      </PageHead>
      {form && <PostedForm form={form} result={actionData} />}
      {links.length > 0 && (
        <ul>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link className={primitives.link} to={to}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
