/** Readable by scripts of other origins; cached briefly. */
export function rssResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}
