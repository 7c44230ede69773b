import { afterEach, describe, expect, it, vi } from 'vitest'
import { createComposingLoader } from './create-composing-loader.ts'

afterEach(() => vi.unstubAllGlobals())

/** The document of `/map`, with the offline line of a cached page, or without it. */
function documentOf(cached?: string): void {
  const line = cached === undefined ? null : { dataset: { cached } }
  vi.stubGlobal('document', { querySelector: () => line, location: { pathname: '/map' } })
}

const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const of = (screen: string) => () => Promise.resolve(screen)

type Compose = Parameters<typeof createComposingLoader<string>>[0]

function createLoad(compose: Compose = async (last, query) => `${last} for ${query}`) {
  const { clientLoader } = createComposingLoader(compose)
  return (target: string, serverLoader: () => Promise<string>) =>
    clientLoader({ request: new Request(`https://mall.example${target}`), serverLoader })
}

describe('a page that can compute its screen in the browser', () => {
  it('shows the server’s screen online', async () => {
    documentOf()
    const load = createLoad()
    expect(await load('/map?from=a', of('first'))).toBe('first')
    expect(await load('/map?from=b', of('second'))).toBe('second')
  })

  it('computes it offline from the last screen of the server', async () => {
    documentOf()
    const load = createLoad()
    await load('/map', of('map'))
    expect(await load('/map?from=a', gone)).toBe('map for from=a')
    expect(await load('/map?from=b', gone)).toBe('map for from=b')
  })

  it('computes it offline from the screen of the document', async () => {
    documentOf()
    const { clientLoader, keepScreen } = createComposingLoader(async (last, query) => `${last} for ${query}`)
    keepScreen('map')
    const request = new Request('https://mall.example/map?from=a')
    expect(await clientLoader({ request, serverLoader: gone })).toBe('map for from=a')
  })

  it.each([
    [undefined, false],
    ['/stores', false],
    ['/map', true],
  ])('is loaded again during hydration if the document is cached: %s', (cached, isLoaded) => {
    documentOf(cached)
    expect(createComposingLoader<string>(async () => undefined).clientLoader.hydrate).toBe(isLoaded)
  })

  it('computes it during hydration of a cached document of another query', async () => {
    documentOf('/map')
    const load = createLoad()
    expect(await load('/map?from=a', of('map'))).toBe('map for from=a')
    expect(await load('/map?from=b', of('fresh'))).toBe('fresh')
  })

  it('computes it during hydration also if the page is shown first', async () => {
    documentOf('/map')
    const { clientLoader, keepScreen } = createComposingLoader(async (last, query) => `${last} for ${query}`)
    keepScreen('map')
    const request = new Request('https://mall.example/map?from=a')
    expect(await clientLoader({ request, serverLoader: of('map') })).toBe('map for from=a')
  })

  it('computes nothing for a cached document of this query or of another page', async () => {
    documentOf('/map')
    expect(await createLoad()('/map', of('map'))).toBe('map')
    documentOf('/stores')
    expect(await createLoad()('/map?from=a', of('fresh'))).toBe('fresh')
  })

  it.each<[string, Compose]>([
    ['cannot be computed', async () => undefined],
    ['needs data that is not cached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'leaves the cached document if the screen %s, and fails as any page after hydration',
    async (_, compose) => {
      documentOf('/map')
      const load = createLoad(compose)
      expect(await load('/map?from=a', of('map'))).toBe('map')
      await expect(load('/map?from=b', gone)).rejects.toThrow('Failed to fetch')
    },
  )

  it('fails as any page without a last screen and on an error of the server', async () => {
    documentOf()
    const load = createLoad()
    await expect(load('/map?from=a', gone)).rejects.toThrow('Failed to fetch')
    await load('/map', of('map'))
    await expect(load('/map?from=a', () => Promise.reject(new Error('500')))).rejects.toThrow('500')
  })
})
