import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  data,
  StaticRouterProvider,
  useRouteError,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { en } from '../../messages/en.ts'
import { es } from '../../messages/es.ts'
import { createLanguage } from '../../messages/language.ts'
import { LanguageProvider } from '../../messages/messages.tsx'
import { ErrorPage } from './error-page.tsx'
import { FailureContext } from './failure-context.ts'

const languages = [
  {
    path: '/stores/x',
    locale: 'en' as const,
    messages: en,
    home: '/',
    notFound: 'This page could not be found',
    generic: 'Sorry, there was an error processing your request!',
    reference: 'Reference number: 0a1b2c3d',
  },
  {
    path: '/es/stores/x',
    locale: 'es' as const,
    messages: es,
    home: '/es',
    notFound: 'No encontramos esta página',
    generic: 'Lo sentimos, hubo un error al procesar tu solicitud.',
    reference: 'Número de referencia: 0a1b2c3d',
  },
]

/** The error page for a thrown value, as text and markup. */
async function show(
  { path, locale, messages }: (typeof languages)[number],
  thrown: unknown,
): Promise<string> {
  const routes = [{ id: 'screen', path: '*', loader: () => Promise.reject(thrown), ErrorBoundary: Boundary }]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://mall.example${path}`))
  if (context instanceof Response) throw new Error('answered without a page')
  return renderToString(
    <FailureContext value={{ reference: '0a1b2c3d', mallName: 'Test Mall' }}>
      <LanguageProvider language={createLanguage(locale, messages)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </LanguageProvider>
    </FailureContext>,
  )
}

function Boundary() {
  return <ErrorPage error={useRouteError()} />
}

describe.each(languages)('the error page at $path', (language) => {
  const { notFound, generic, reference, home } = language

  it('shows that a page could not be found, without a reference number', async () => {
    const html = await show(language, data(null, { status: 404 }))
    expect(html).toContain(`${notFound}</h1>`)
    expect(html).toContain('Error 404')
    expect(html).not.toContain(reference)
  })

  it('shows a failure with status 500, a reference number and no details', async () => {
    const html = await show(language, new Error('secret detail'))
    expect(html).toContain(`${generic}</h1>`)
    expect(html).toContain('Error 500')
    expect(html).toContain(language.messages.errors.genericMessage)
    expect(html).toContain(reference)
    expect(html).not.toContain('secret detail')
  })

  it('keeps the status of a thrown response', async () => {
    expect(await show(language, data('secret detail', { status: 503 }))).toContain('Error 503')
    expect(await show(language, data('secret detail', { status: 503 }))).not.toContain('secret detail')
  })

  it('has the name of the mall as a link home above it, where the frame is missing', async () => {
    const html = await show(language, new Error('broken'))
    expect(html).toMatch(new RegExp(`<header[^>]*><a[^>]*href="${home}"[^>]*>Test Mall</a></header><main`))
  })

  it('links to the home page, and is noindex', async () => {
    const html = await show(language, new Error('broken'))
    expect(html).toMatch(new RegExp(`<main.*<a[^>]*href="${home}"`))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})
