import type { Patch } from '../patch.ts'

/**
 * React Router reloads the current page for a missing chunk: every time, and without the page that was asked for. Here
 * the load fails and `failed-load.ts` opens the page's document instead. Upstream: let an app handle the error, for
 * example as an `onRouteModuleError` prop of `<HydratedRouter>`.
 */
export const missingChunk: Patch = {
  file: '/lib/dom/ssr/routeModules.js',
  from: 'window.location.reload();\n\t\treturn new Promise(() => {});',
  to: 'window.dispatchEvent(new Event("missingchunk"));\n\t\tthrow error;',
}
