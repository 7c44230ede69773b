/** The headers of every response: a browser that shows one runs nothing in it and does not frame it. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}
