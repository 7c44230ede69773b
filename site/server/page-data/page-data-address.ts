export interface PageDataRules {
  /** Origins that are allowed. */
  readonly origins: readonly string[]
  readonly platformUrl: string
  readonly apiKey: string
}

export type PageDataAddress =
  | { readonly refusal: keyof typeof refusals }
  | { readonly url: URL; readonly isPlatform: boolean }

/** The responses to an invalid address. */
export const refusals = {
  missing: {
    status: 400,
    error: 'Give one address: /page-data?address=https%3A%2F%2Fexample.com%2Fpage.json',
  },
  malformed: { status: 400, error: 'The address is not an absolute https address without user name.' },
  'not listed': { status: 403, error: 'The origin of the address is not on the list of this site.' },
  'not public': { status: 403, error: 'The host of the address is not on the public internet.' },
} as const

/** The URL to fetch, with the API key if it is the platform's; or why it is refused. */
export function parsePageDataAddress(
  query: URLSearchParams,
  { origins, platformUrl, apiKey }: PageDataRules,
): PageDataAddress {
  const [address, ...others] = query.getAll('address')
  if (address === undefined || others.length > 0) return { refusal: 'missing' }
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return { refusal: 'malformed' }
  const isPlatform = url.origin === new URL(platformUrl).origin
  if (url.protocol !== 'https:' && !(isPlatform && url.protocol === 'http:')) return { refusal: 'malformed' }
  if (!origins.includes(url.origin)) return { refusal: 'not listed' }
  if (isPlatform) url.searchParams.set('api_key', apiKey)
  url.hash = ''
  return { url, isPlatform }
}
