/** What every answer carries. Should a browser show one that is not for it, nothing in it runs and nobody frames it. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}
