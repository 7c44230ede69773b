import './theme/base.css'
import '@promenade/contract/theme/base.css'
import './theme/fonts.css'
import './layout/offline/offline-line.css'
import 'virtual:theme.css'
import { detailsOf } from '@promenade/domain/locale/locale'
import { Meta, Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { DeferredScripts, WebFontScript } from './hydration/inline-scripts.tsx'
import { pageContext } from './page-context.ts'
import { Frame } from './layout/frame.tsx'
import { LastResort } from './layout/last-resort.tsx'
import { headerEndId } from './layout/header.tsx'
import { layoutData } from './layout/layout-data.server.ts'
import { loadDocumentOnFailure } from './layout/page-change/failed-load.ts'
import { revalidateOnOtherPath } from './layout/page-change/revalidate-on-other-path.ts'
import { StyleSheets } from './layout/style-sheets.tsx'
import { useLanguage } from './messages/messages.tsx'
import { ErrorPage } from './pages/errors/error-page.tsx'
import { webFont } from './theme/web-font.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return { ...layoutData(page), webFont }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadDocumentOnFailure]

export const shouldRevalidate = revalidateOnOtherPath

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { locale, messages, href } = useLanguage()
  const { errors } = messages
  return (
    <html lang={detailsOf(locale).iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {data?.webFont && (
          <>
            <WebFontScript url={data.webFont} />
            {/* Not on phones: there it would delay the style sheets, and with them the first paint, by 60 ms. */}
            <link
              rel="preload"
              href={data.webFont}
              media="(min-width: 769px)"
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
              fetchPriority="low"
            />
          </>
        )}
        {/* The header is painted whole: a part of it would move when the rest has come. */}
        {data && <link rel="expect" href={`#${headerEndId}`} blocking="render" />}
        <Meta />
        <StyleSheets />
      </head>
      <body>
        <LastResort title={errors.lastResort} home={{ text: errors.home, href: href('/') }}>
          {data ? <Frame data={data}>{children}</Frame> : children}
        </LastResort>
        <DeferredScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
