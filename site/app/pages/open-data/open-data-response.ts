/** Readable by scripts of other origins; cached for some minutes. */
export function openDataResponse(data: object, type: string): Response {
  return new Response(JSON.stringify(data), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}
