import type { Patch } from '../patch.ts'

/**
 * A tab of an older build must not read the data of a newer one: the address of data carries the build, and the server
 * sends other builds to the document. Upstream: send the manifest's version with every data request, as it already does
 * with requests for the manifest.
 */
export const buildInDataAddress: Patch = {
  file: '/lib/dom/ssr/single-fetch.js',
  from: 'else url.pathname = `${url.pathname}.${extension}`;\n',
  to: 'else url.pathname = `${url.pathname}.${extension}`;\n\turl.searchParams.set("build", window.__reactRouterManifest.version);\n',
}
