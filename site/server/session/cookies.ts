/** The cookies of one request, and what its answer changes of them. */
export interface Cookies {
  readonly get: (name: string) => string | undefined
  readonly set: (name: string, value: string, life: CookieLife) => void
  readonly clear: (name: string) => void
  /** A `Set-Cookie` for each that is another one now. */
  readonly changes: () => readonly string[]
}

interface CookieLife {
  readonly seconds: number
  /** No script may read it. */
  readonly isHidden?: boolean
}

/** Values are written by us, without anything that needs escapes. */
export function createCookies(header: string | undefined, { isSecure }: { isSecure: boolean }): Cookies {
  const given = parseCookies(header ?? '')
  const lines = new Map<string, string>()
  const common = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const write = (name: string, value: string, { seconds, isHidden = false }: CookieLife) => {
    lines.set(name, `${name}=${value}; Max-Age=${seconds}${common}${isHidden ? '; HttpOnly' : ''}`)
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

/** Of two with one name the first, as the one with the closer path. */
function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';', 100)) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}
