import { parse, serialize } from 'hono/utils/cookie'

/** The cookies of one request, and the changes that its response makes to them. */
export interface Cookies {
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string, life: CookieLife) => void
  readonly clear: (name: string) => void
  /** A `Set-Cookie` for each cookie that has changed. */
  readonly changes: () => readonly string[]
}

interface CookieLife {
  readonly seconds: number
  /** No script may read it. */
  readonly isHidden?: boolean
}

export function createCookies(header: string | undefined, { isSecure }: { isSecure: boolean }): Cookies {
  const given = new Map(Object.entries(parse(header ?? '')))
  const lines = new Map<string, string>()
  const write = (name: string, value: string, { seconds, isHidden = false }: CookieLife) => {
    const life = {
      maxAge: seconds,
      path: '/',
      sameSite: 'Lax',
      secure: isSecure,
      httpOnly: isHidden,
    } as const
    lines.set(name, serialize(name, value, life))
  }
  return {
    get: (name) => given.get(name),
    set(name, value, life) {
      given.set(name, value)
      write(name, value, life)
    },
    clear(name) {
      // What the browser does not have need not be cleared.
      if (!given.delete(name)) return
      write(name, '', { seconds: 0 })
    },
    changes: () => [...lines.values()],
  }
}
