import { use } from 'react'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../messages/messages.tsx'
import type { Messages } from '../../messages/en.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { ErrorReferenceContext } from './error-reference.ts'
import styles from './error-page.module.css'

/** The page for unknown addresses and failures, with links to go on. Details are only logged. */
export function ErrorPage({ error }: { error: unknown }) {
  const { messages, href } = useLanguage()
  const framed = useRouteLoaderData('root') !== undefined
  const { status, title, text } = describe(error, messages)
  const reference = use(ErrorReferenceContext)
  const links = [
    { text: messages.errors.home, path: '/' },
    { text: messages.nav.directory, path: '/stores' },
    { text: messages.nav.hours, path: '/hours' },
  ]
  return (
    <div className={framed ? undefined : styles.alone}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{messages.errors.status(status)}</p>
      <PageHead title={title} intro={text}>
        {status >= 500 && reference && (
          <p className={styles.reference}>{messages.errors.reference(reference)}</p>
        )}
        <ul className={styles.links}>
          {links.map((link, index) => (
            <li key={link.path}>
              <ButtonLink to={href(link.path)} look={index === 0 ? 'strong' : 'quiet'}>
                {link.text}
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
