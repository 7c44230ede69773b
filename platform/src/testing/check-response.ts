import { endpointOf, endpoints, type EndpointName } from '@promenade/contract/studio-api/endpoints'
import { studioProblemSchema } from '@promenade/contract/studio-api/problem'

/** Each endpoint with the pattern of its paths, which every response of every test is compared with. */
const patterns = Object.keys(endpoints)
  .filter((name): name is EndpointName => Object.hasOwn(endpoints, name))
  .map((name) => {
    const [verb, path = ''] = name.split(' ')
    return { name, verb, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }
  })

/** Throws if a response of the studio's API is not as the table of endpoints has it. */
export async function checkResponse(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  const name = patterns.find(({ verb, path }) => verb === request.method && path.test(pathname))?.name
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
