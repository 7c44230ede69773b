import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../messages/messages.tsx'
import type { Messages } from '../../messages/en.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { errorReferencePlaceholder } from '../../../content/error-reference.ts'
import styles from './error-page.module.css'

/** The page for an unknown address and for a failure: what happened, and ways on. Details stay in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const { messages, href } = useLanguage()
  const framed = useRouteLoaderData('root') !== undefined
  const { status, title, text } = describe(error, messages)
  const reference = status >= 500 ? findReference(messages) : undefined
  const ways = [
    { text: messages.errors.home, path: '/' },
    { text: messages.nav.directory, path: '/stores' },
    { text: messages.nav.hours, path: '/hours' },
  ]
  return (
    <div className={framed ? undefined : styles.alone}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status} lang={messages.errors.lang}>
        {messages.errors.status(status)}
      </p>
      <PageHead title={title} lang={messages.errors.lang} intro={text} introLang={messages.errors.lang}>
        {reference && (
          <p className={styles.reference} id={referenceId}>
            {reference}
          </p>
        )}
        <ul className={styles.ways}>
          {ways.map((way, index) => (
            <li key={way.path}>
              <ButtonLink to={href(way.path)} look={index === 0 ? 'strong' : 'quiet'}>
                {way.text}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </PageHead>
    </div>
  )
}

function describe(error: unknown, { errors }: Messages) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { status: 404, title: errors.notFound, text: errors.notFoundHint }
  }
  return {
    status: isRouteErrorResponse(error) ? error.status : 500,
    title: errors.generic,
    text: errors.genericMessage,
  }
}

const referenceId = 'error-reference'

/** The number comes with the document from the server; a failure in the browser alone has none. */
function findReference({ errors }: Messages): string | undefined {
  if (typeof document === 'undefined') return errors.reference(errorReferencePlaceholder)
  return document.getElementById(referenceId)?.textContent ?? undefined
}
