/** The tokens of a logged-in visitor (specification §3). No script, log or error ever sees them. */
export interface AuthInfo {
  readonly accessToken: string
  readonly uid: string
  readonly client: string
}

interface AuthHeaders {
  readonly get: (name: string) => string | null
}

/** The headers that carry the tokens of a private call (specification §7). */
export function authHeaders({ accessToken, uid, client }: AuthInfo): Readonly<Record<string, string>> {
  return { 'access-token': accessToken, uid, client }
}

/** The tokens a caller sent; undefined unless all three are there. */
export function readAuthHeaders(headers: AuthHeaders): AuthInfo | undefined {
  const [accessToken, uid, client] = ['access-token', 'uid', 'client'].map((name) =>
    headers.get(name)?.trim(),
  )
  return accessToken && uid && client ? { accessToken, uid, client } : undefined
}

/**
 * What a visitor's tokens are after a call: those of the answer; none where it carries none or refuses them (401,
 * 403). A token that is there but blank keeps the present ones: platforms answer so to calls moments after another
 * (platform-api §1.4).
 */
export function nextAuthInfo(
  present: AuthInfo | undefined,
  { status, headers }: { readonly status: number; readonly headers: AuthHeaders },
): AuthInfo | undefined {
  if (status === 401 || status === 403) return undefined
  const token = headers.get('access-token')
  if (token === null) return undefined
  if (token.trim() === '') return present
  return {
    accessToken: token.trim(),
    uid: headers.get('uid')?.trim() || (present?.uid ?? ''),
    client: headers.get('client')?.trim() || (present?.client ?? ''),
  }
}
