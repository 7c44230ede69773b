import { data, Link } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { skipRevalidation, sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { TextWithGalleries } from '../../layout/text-with-galleries.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { Fact, ItemColumns } from '../../components/item-columns/item-columns.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import type { RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/contact-page'
import { contactSubmission } from './contact-form.server.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './contact-page.module.css'
import { contactScreen, type ContactScreen } from './contact-screen.server.ts'

export const handle = { cache: 'hour' } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

export const shouldRevalidate = skipRevalidation

export function loader({ context }: Route.LoaderArgs) {
  const screen = contactScreen(context.get(pageContext))
  return { ...screen, head: formHead(context, screen.head) }
}

export function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  if (!page.features.contact) throw data(null, { status: 404 })
  return submitForm({ request, context }, contactSubmission(page))
}

/** `/contact-us`. */
export default function ContactPage({ loaderData: screen, actionData }: Route.ComponentProps) {
  const { title, titleLang, banner, text, bodyLang, people, words, form } = screen
  return (
    <>
      <PageHead title={title} lang={titleLang} picture={banner} />
      <ItemColumns factsLast facts={<Visit screen={screen} />}>
        {text.length > 0 && (
          <div className={styles.intro}>
            <TextWithGalleries parts={text} lang={bodyLang} />
          </div>
        )}
        {form && (
          <section aria-labelledby="write">
            <SectionHead id="write" title={words.formTitle} lang={form.lang} />
            <PostedForm form={form} result={actionData} />
          </section>
        )}
      </ItemColumns>
      {people.length > 0 && (
        <section className={primitives.section} aria-labelledby="people">
          <SectionHead id="people" title={words.people} lang={words.lang} />
          <ul className={styles.cards}>
            {people.map((person, index) => (
              <li
                key={person.title ?? index}
                className={`${primitives.lined} ${styles.card}`}
                lang={bodyLang}
              >
                {person.title && <h3 className={`${primitives.title} ${styles.name}`}>{person.title}</h3>}
                {person.body && <Prose html={person.body} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Visit({ screen }: { screen: ContactScreen }) {
  const { words, address, phone, email, hours, today, links } = screen
  return (
    <Fact id="visit" title={words.visit} lang={words.lang}>
      <p className={styles.now}>
        <HoursBadge lines={hours} />
        <span>{today}</span>
      </p>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone && (
          <a className={primitives.target} href={phone.href}>
            {phone.text}
          </a>
        )}
        {email && (
          <a className={primitives.target} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </address>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className={primitives.link} to={to} prefetch="intent">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Fact>
  )
}
