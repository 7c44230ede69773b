/**
 * The headers of every response of the studio. Scripts and styles are its own files and those inline ones whose hashes
 * the document has; nothing frames it, and nothing leaves for another host.
 */
export function securityHeaders(inlineHashes: readonly string[]): Readonly<Record<string, string>> {
  const inline = inlineHashes.join(' ')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inline}`.trim(),
    `style-src 'self' ${inline}`.trim(),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard',
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  }
}
