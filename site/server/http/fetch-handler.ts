import type { Answer, Ask } from './site-env.ts'

/** The site as a function of the web's own types, for tests and for hosts that speak them. */
export function toFetchHandler(
  answer: (ask: Ask) => Answer | Promise<Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { status, headers, cookies, body } = await answer({
      method: request.method,
      target: targetOf(request.url),
      header: (name) => request.headers.get(name) ?? undefined,
      ...(request.body !== null && { body: request.body }),
    })
    const lines = (cookies ?? []).map((cookie): [string, string] => ['set-cookie', cookie])
    return new Response(body ?? null, { status, headers: [...Object.entries(headers), ...lines] })
  }
}

function targetOf(url: string): string {
  const rest = url.replace(/^https?:\/\/[^/?#]*/, '').replace(/#.*$/, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
