import type { Patch } from '../patch.ts'

/**
 * Adds the build to the address of data, so that the server can redirect a tab of an older build to the document. Upstream:
 * send the manifest's version with every data request, as React Router already does when it requests the manifest.
 */
export const buildInDataAddress: Patch = {
  file: '/lib/dom/ssr/single-fetch.js',
  from: 'else url.pathname = `${url.pathname}.${extension}`;\n',
  to: 'else url.pathname = `${url.pathname}.${extension}`;\n\turl.searchParams.set("build", window.__reactRouterManifest.version);\n',
}
