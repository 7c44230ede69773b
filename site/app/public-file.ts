/** A file for other programs: readable by scripts of other origins, and cached for some minutes. */
export function publicFile(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}
