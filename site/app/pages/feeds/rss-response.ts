/** Open to every program, in a browser too; asked for again after a while and mostly unchanged. */
export function rssResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}
