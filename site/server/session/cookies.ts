import { parse, serialize } from 'hono/utils/cookie'

/** The cookies of a request, and the changes that the response makes. */
export interface Cookies {
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string, life: CookieLife) => void
  readonly clear: (name: string) => void
  /** A `Set-Cookie` for each cookie that has changed. */
  readonly changes: () => readonly string[]
}

interface CookieLife {
  readonly seconds: number
  /** True if scripts cannot read it. */
  readonly isHttpOnly?: boolean
}

export function createCookies(header: string | undefined, { isSecure }: { isSecure: boolean }): Cookies {
  const current = new Map(Object.entries(parse(header ?? '')))
  const lines = new Map<string, string>()
  const write = (name: string, value: string, { seconds, isHttpOnly = false }: CookieLife) => {
    const life = {
      maxAge: seconds,
      path: '/',
      sameSite: 'Lax',
      secure: isSecure,
      httpOnly: isHttpOnly,
    } as const
    lines.set(name, serialize(name, value, life))
  }
  return {
    get: (name) => current.get(name),
    set(name, value, life) {
      current.set(name, value)
      write(name, value, life)
    },
    clear(name) {
      // A cookie that the browser does not have need not be cleared.
      if (!current.delete(name)) return
      write(name, '', { seconds: 0 })
    },
    changes: () => [...lines.values()],
  }
}
