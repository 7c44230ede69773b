import { setTimeout } from 'node:timers/promises'

/** Submits forms over HTTP, without a browser, and stores cookies. */
export function createFormSender(siteUrl: string) {
  const cookies = new Map<string, string>()

  async function request(path: string, body?: URLSearchParams): Promise<string> {
    const response = await fetch(siteUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        connection: 'close',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'sec-fetch-site': 'same-origin',
      },
      ...(body && { body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) return response.text()
    const { pathname, search } = new URL(location, siteUrl)
    return request(pathname + search)
  }

  /** Opens a page, submits its form with these fields, and returns the resulting page. */
  return async (path: string, fields: Readonly<Record<string, string>>, action = path): Promise<string> => {
    const page = await request(path)
    const [, stamp = ''] = /name="stamp" value="([^"]+)"/.exec(page) ?? []
    // Forms that are submitted sooner count as spam.
    await setTimeout(500)
    return request(action, new URLSearchParams({ ...fields, ...(stamp !== '' && { stamp }) }))
  }
}
