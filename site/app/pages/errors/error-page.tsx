import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../messages/messages.tsx'
import type { Messages } from '../../messages/en.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import type { LayoutData } from '../../layout/layout-data.server.ts'
import { FailureContext } from './failure-context.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './error-page.module.css'

/** The page for unknown addresses and failures, with links to go on. Details are only logged. */
export function ErrorPage({ error }: { error: unknown }) {
  const { messages, href } = useLanguage()
  const frame = useRouteLoaderData<LayoutData>('root')
  const { status, title, text } = describe(error, messages)
  const failure = use(FailureContext)
  const links = [
    { text: messages.errors.home, path: '/' },
    { text: messages.nav.directory, path: '/stores' },
    { text: messages.nav.hours, path: '/hours' },
  ]
  const page = (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className={`${primitives.emphasis} ${styles.status}`} lang={messages.errors.lang}>
        {messages.errors.status(status)}
      </p>
      <PageHead title={title} lang={messages.errors.lang} intro={text} introLang={messages.errors.lang}>
        {status >= 500 && failure && (
          <p
            className={`${primitives.soft} ${primitives.figures} ${styles.reference}`}
            lang={messages.errors.lang}
          >
            {messages.errors.reference(failure.reference)}
          </p>
        )}
        <ul className={`${primitives.wrap} ${styles.links}`}>
          {links.map((link, index) => (
            <li key={link.path}>
              <ButtonLink to={href(link.path)} look={index === 0 ? 'strong' : 'quiet'}>
                {link.text}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </PageHead>
    </>
  )
  // Only the server shows a page without the frame: browsers need not load this.
  return import.meta.env.SSR && frame === undefined ? <Alone>{page}</Alone> : page
}

/** The page if the data of the frame failed to load: the mall's name is all that is left of it. */
function Alone({ children }: { children: ReactNode }) {
  const { href } = useLanguage()
  const mallName = use(FailureContext)?.mallName
  return (
    <>
      {mallName && (
        <header className={`${primitives.page} ${styles.alone}`}>
          <a className={styles.mallName} href={href('/')}>
            {mallName}
          </a>
        </header>
      )}
      <main className={`${primitives.page} ${styles.alone}`}>{children}</main>
    </>
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
