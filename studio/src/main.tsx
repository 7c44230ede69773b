import './theme/tokens.css'
import '@promenade/contract/theme/base.css'
import './theme/base.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router'
import { ErrorScreen, WholeErrorScreen } from './layout/error-screen.tsx'
import { Loading } from './layout/loading.tsx'
import * as root from './layout/root.tsx'
import { loadNewVersion } from './new-version.ts'
import { allowEmptyMarkup } from './trusted-types.ts'
import { showScheme } from './theme/scheme.ts'

const screens: RouteObject[] = [
  { index: true, lazy: () => import('./pages/today-page.tsx') },
  { path: 'whats-on', lazy: () => import('./pages/whats-on-page.tsx') },
  { path: 'stores', lazy: () => import('./pages/stores-page.tsx') },
  { path: 'rounds', lazy: () => import('./pages/rounds-page.tsx') },
  { path: 'rounds/:id', lazy: () => import('./pages/round-page.tsx') },
  { path: 'rounds/:id/sheets', lazy: () => import('./pages/store-sheets-page.tsx') },
  { path: 'approvals', lazy: () => import('./pages/approvals-page.tsx') },
  { path: 'map', lazy: () => import('./pages/map-page.tsx') },
  { path: 'map/new', lazy: () => import('./pages/new-map-page.tsx') },
  { path: 'hours', lazy: () => import('./pages/hours-page.tsx') },
  { path: 'hours/stores', lazy: () => import('./pages/store-hours-page.tsx') },
  { path: 'hours/year', lazy: () => import('./pages/special-days-page.tsx') },
  { path: 'pages', lazy: () => import('./pages/pages-page.tsx') },
  { path: 'pictures', lazy: () => import('./pages/pictures-page.tsx') },
  { path: 'translate', lazy: () => import('./pages/translate-page.tsx') },
  { path: 'people', lazy: () => import('./pages/people-page.tsx') },
  { path: 'people/contests', lazy: () => import('./pages/contests-page.tsx') },
  { path: 'people/contests/:id', lazy: () => import('./pages/contest-page.tsx') },
  { path: 'people/contests/:id/draw', lazy: () => import('./pages/draw-page.tsx') },
  { path: 'people/subscribers', lazy: () => import('./pages/subscribers-page.tsx') },
  { path: 'people/person', lazy: () => import('./pages/person-page.tsx') },
  { path: 'faults', lazy: () => import('./pages/faults-page.tsx') },
  { path: 'settings', lazy: () => import('./pages/settings-page.tsx') },
  { path: 'settings/login', lazy: () => import('./pages/login-settings-page.tsx') },
  { path: 'settings/staff', lazy: () => import('./pages/staff-page.tsx') },
  { path: 'settings/tokens', lazy: () => import('./pages/tokens-page.tsx') },
  { path: 'settings/webhooks/:id?', lazy: () => import('./pages/webhooks-page.tsx') },
  { path: 'settings/archive', lazy: () => import('./pages/archive-page.tsx') },
  { path: 'settings/audit', lazy: () => import('./pages/audit-page.tsx') },
  { path: 'out-of-order', lazy: () => import('./pages/out-of-order-page.tsx') },
  { path: 'preview', lazy: () => import('./pages/preview-page.tsx') },
  { path: 'bin', lazy: () => import('./pages/bin-page.tsx') },
  { path: 'entries/:id', lazy: () => import('./pages/entry/entry-page.tsx') },
]

const router = createBrowserRouter([
  {
    path: 'log-in',
    lazy: () => import('./pages/log-in-page.tsx'),
    ErrorBoundary: WholeErrorScreen,
    HydrateFallback: Loading,
  },
  {
    loader: root.loader,
    shouldRevalidate: root.shouldRevalidate,
    Component: root.Component,
    ErrorBoundary: WholeErrorScreen,
    HydrateFallback: Loading,
    children: screens.map((screen) => ({ ...screen, ErrorBoundary: ErrorScreen })),
  },
])

// Else the browser asks for it when it draws the first text, which then moves what is below it.
document.fonts.load("1em 'Bricolage Grotesque Variable'").catch(() => undefined)
allowEmptyMarkup()
loadNewVersion()
showScheme()
const place = document.getElementById('studio')
if (place !== null) createRoot(place).render(<RouterProvider router={router} />)
