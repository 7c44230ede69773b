/** The tokens of a logged-in visitor (specification §3). They never appear in scripts, logs or errors. */
export interface AuthInfo {
  readonly accessToken: string
  readonly uid: string
  readonly client: string
}

interface AuthHeaders {
  readonly get: (name: string) => string | null
}

/** Encodes the tokens as request headers (specification §7). */
export function authHeaders({ accessToken, uid, client }: AuthInfo): Readonly<Record<string, string>> {
  return { 'access-token': accessToken, uid, client }
}

/** Decodes the tokens of request headers; undefined unless all three are present. */
export function readAuthHeaders(headers: AuthHeaders): AuthInfo | undefined {
  const [accessToken, uid, client] = ['access-token', 'uid', 'client'].map((name) =>
    headers.get(name)?.trim(),
  )
  return accessToken && uid && client ? { accessToken, uid, client } : undefined
}

/**
 * The tokens after a call: those of the response; none if it has none or refuses them (401, 403). With a blank token the
 * present ones stay valid: platforms send it for calls shortly after another.
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
