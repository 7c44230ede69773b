import type { Patch } from '../patch.ts'

/**
 * React Router reloads the current page for a missing chunk, every time, instead of opening the requested page. With this
 * patch the load fails, and `failed-load.ts` opens the requested page's document. Upstream: let an app handle the error, for
 * example as an `onRouteModuleError` prop of `<HydratedRouter>`.
 */
export const missingChunk: Patch = {
  file: '/lib/dom/ssr/routeModules.js',
  from: 'window.location.reload();\n\t\treturn new Promise(() => {});',
  to: 'window.dispatchEvent(new Event("missingchunk"));\n\t\tthrow error;',
}
