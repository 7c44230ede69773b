import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  type ServerBuild,
  ServerRouter,
  useActionData,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router'
import { DeferredScripts, WebFontScript } from '../app/hydration/inline-scripts.tsx'
import { pageContext } from '../app/page-context.ts'
import type { RouteHandle } from '../app/route-handle.ts'
import { FailureContext } from '../app/pages/errors/failure-context.ts'
import { renderDocument } from '../app/render-document.tsx'
import { formLoader, callAccountApi, echoForm, visitorLoader } from './actions.ts'

export const hostileContent = [
  '<script>steal()</script>',
  '<script nonce="x">stealOnce()</script>',
  '<script type="module" async="">stealLater()</script>',
  '<script>window.__reactRouterContext = {};window.__reactRouterContext.stream = steal()</script>',
].join('')

type Route = NonNullable<ServerBuild['routes'][string]>

const directory: RouteHandle = { query: ['letter', 'category', 'filter'], freeText: ['filter'] }
const form: RouteHandle = { cache: 'hour', query: ['from', 'to', 'via'], required: ['from', 'to'] }
const profile: RouteHandle = { cache: 'personal', query: ['hash', 'token'] }
const outside: RouteHandle = { cache: 'weather' }
const plain: RouteHandle = { hydrates: false }

/** A server build of a few test routes, rendered by the real React Router. */
export function createTestBuild(onLoad: (request: Request) => void = () => undefined): ServerBuild {
  const loaderOf = (describe: (args: LoaderFunctionArgs) => unknown) => (args: LoaderFunctionArgs) => {
    onLoad(args.request)
    return describe(args)
  }
  const loader = loaderOf(describePage)
  const routes: readonly Route[] = [
    { id: 'root', path: '', module: { default: Root, ErrorBoundary } },
    { id: 'en:home', parentId: 'root', index: true, module: { default: Screen, loader } },
    { id: 'es:home', parentId: 'root', path: 'es', module: { default: Screen, loader } },
    {
      id: 'en:stores',
      parentId: 'root',
      path: 'stores',
      module: { default: Screen, loader, handle: directory },
    },
    {
      id: 'es:stores',
      parentId: 'root',
      path: 'es/stores',
      module: { default: Screen, loader, handle: directory },
    },
    {
      id: 'en:note',
      parentId: 'root',
      path: 'note',
      module: { default: Note, loader: loaderOf(formLoader), action: echoForm, handle: form },
    },
    {
      id: 'es:note',
      parentId: 'root',
      path: 'es/note',
      module: { default: Note, loader: loaderOf(formLoader), action: echoForm, handle: form },
    },
    {
      id: 'en:contest',
      parentId: 'root',
      path: 'contests/:slug',
      module: { default: Note, action: echoForm },
    },
    { id: 'en:call', parentId: 'root', path: 'call', module: { default: Note, action: callAccountApi } },
    {
      id: 'en:profile',
      parentId: 'root',
      path: 'profile',
      module: { default: Screen, loader: visitorLoader, handle: profile },
    },
    {
      id: 'en:confirm',
      parentId: 'root',
      path: 'login/confirm',
      module: { default: Screen, loader: fail, handle: profile },
    },
    { id: 'broken', parentId: 'root', path: 'broken', module: { default: Screen, loader: fail } },
    { id: 'plain', parentId: 'root', path: 'plain', module: { default: Screen, loader, handle: plain } },
    { id: 'hostile', parentId: 'root', path: 'hostile', module: { default: Hostile } },
    { id: 'moved', parentId: 'root', path: 'moved', module: { default: Screen, loader: move } },
    {
      id: 'outside',
      parentId: 'root',
      path: 'outside',
      module: { default: Screen, loader: loaderOf(weatherLoader), handle: outside },
    },
    { id: 'list', parentId: 'root', path: 'stores.json', module: moduleWithoutScreen(list) },
    { id: 'hopeless', path: 'hopeless', module: { default: Hopeless, ErrorBoundary: Hopeless } },
    { id: 'unknown', parentId: 'root', path: '*', module: { default: Screen, loader: isUnknown } },
  ]
  return {
    entry: { module: { default: handleRequest } },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      version: '1',
      url: '/assets/manifest-1.js',
      entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
      routes: Object.fromEntries(routes.map((route) => [route.id, manifestOf(route)])),
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

function manifestOf({ id, parentId, path, index, module }: Route): ServerBuild['assets']['routes'][string] {
  return {
    id,
    ...(parentId === undefined ? {} : { parentId }),
    ...(path === undefined ? {} : { path }),
    ...(index === undefined ? {} : { index }),
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: `/assets/${id.replace(':', '-')}-1.js`,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
}

function describePage({ request, context }: LoaderFunctionArgs) {
  const { content, locale, path, now } = context.get(pageContext)
  const { pathname, search } = new URL(request.url)
  return { text: `${locale} ${path} of ${content.property.name} </script>`, pathname, search, now }
}

function weatherLoader(args: LoaderFunctionArgs) {
  return args.context.get(pageContext).weather?.celsius ?? null
}

function fail(): never {
  throw new Error('secret detail')
}

function move(): never {
  throw new Response(null, { status: 302, headers: { location: '/stores', 'set-cookie': 'a=b' } })
}

/** The type of React Router asks for a screen of modules that have none. */
function moduleWithoutScreen(loader: () => Response): Route['module']
function moduleWithoutScreen(loader: () => Response): object {
  return { loader }
}

function list(): Response {
  return Response.json(['a', 'b'])
}

function isUnknown(): never {
  throw new Response('Not Found', { status: 404 })
}

function Page({ children }: { children: ReactNode }) {
  const { locale } = splitLocalePath(useLocation().pathname)
  return (
    <html lang={locale}>
      <head>
        <title>Test</title>
        <WebFontScript url="/assets/font-1.woff2" />
        <Links />
      </head>
      <body>
        {children}
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ name: 'Test' }) }}
        />
        <DeferredScripts />
      </body>
    </html>
  )
}

function Root() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

function Screen() {
  return <p>{JSON.stringify(useLoaderData())}</p>
}

/** A page with unsanitised HTML. */
function Hostile() {
  return <div dangerouslySetInnerHTML={{ __html: hostileContent }} />
}

function Note() {
  return <p>{JSON.stringify([useLoaderData(), useActionData()])}</p>
}

function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const reference = use(FailureContext)?.reference
  return <Page>{isMissing ? 'This page could not be found' : `Reference ${reference}`}</Page>
}

function Hopeless(): ReactNode {
  throw new Error('secret detail of the error page')
}

const handleRequest: ServerBuild['entry']['module']['default'] = (
  { url },
  status,
  headers,
  context,
  loadContext,
) =>
  renderDocument({ status, headers, context, loadContext }, (shown) => (
    <ServerRouter context={shown} url={url} />
  ))
