import { endpointOf, endpoints, type EndpointName } from '@promenade/contract/studio-api/endpoints'
import { studioProblemSchema } from '@promenade/contract/studio-api/problem'

const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name))

/** Throws if a response of the studio's API is not as the table of endpoints has it. */
export async function checkResponse(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  const name = names.find((each) => matches(each, request.method, pathname))
  if (name === undefined) return
  const { response: schema, status = 200, refusals = {}, query } = endpointOf(name)
  const isDryRun = query !== undefined && new URL(request.url).searchParams.has('dry_run')
  if (response.ok && typeof schema === 'string') return
  const expected = response.ok ? schema : (refusals[response.status] ?? studioProblemSchema)
  const body: unknown = await response.clone().json()
  const { error } = typeof expected === 'string' ? {} : expected.safeParse(body)
  if (error !== undefined || (response.ok && !isDryRun && response.status !== status))
    throw new Error(`${name} answers ${response.status} ${JSON.stringify(body)}: ${error?.message}`)
}

function matches(name: EndpointName, method: string, path: string): boolean {
  const [verb, pattern = ''] = name.split(' ')
  return verb === method && new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
}
