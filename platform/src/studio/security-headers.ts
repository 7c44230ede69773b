/** The headers of every response of the studio; its document has a policy with a nonce. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/**
 * The policy of the studio's document. Scripts are its own files; styles too, with those that React Aria adds, which
 * know the nonce. Nothing frames it, it frames the preview alone, and nothing leaves for another host.
 */
export function contentSecurityPolicy(nonce: string, previewUrl?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(previewUrl === undefined ? [] : [`frame-src ${previewUrl}`]),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard studio-text default',
  ].join('; ')
}
