interface HeaderOptions {
  /** The studio, which alone may frame a page. */
  readonly studioOrigin: string
  /** The origin of the preview. */
  readonly origin: string
  /** True for a file of the build, which is public. */
  readonly isBuilt: boolean
}

/** The headers of responses of the preview itself, which have no script but its own. */
export function ownHeaders(studioOrigin: string): Readonly<Record<string, string>> {
  return {
    ...privateHeaders,
    'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${studioOrigin}`,
    'x-content-type-options': 'nosniff',
  }
}

/** No cache, search engine or other site learns anything of a preview. */
const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Those of the site, where they allow nothing that the public site forbids but the studio's frame. */
export function previewHeaders(given: Headers, { studioOrigin, origin, isBuilt }: HeaderOptions): Headers {
  const headers = new Headers(given)
  for (const name of ['set-cookie', 'x-frame-options', 'etag', 'vary', 'content-length', 'age', 'expires'])
    headers.delete(name)
  for (const [name, value] of Object.entries(privateHeaders))
    if (!isBuilt || name !== 'cache-control') headers.set(name, value)
  const policy = headers.get('content-security-policy')
  if (policy !== null) headers.set('content-security-policy', previewPolicy(policy, studioOrigin, origin))
  return headers
}

/** Without the service worker and the requirement of TLS that only the public site can meet; with the HTML of `edit.js`. */
function previewPolicy(policy: string, studioOrigin: string, origin: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !/^(?:frame-ancestors|worker-src)\b/.test(directive))
    .filter((directive) => directive !== 'upgrade-insecure-requests' || origin.startsWith('https:'))
  const allowed = directives.map((directive) => directive.replace(/^trusted-types .*/, '$& preview-texts'))
  return [...allowed, `frame-ancestors ${studioOrigin}`].join('; ')
}
