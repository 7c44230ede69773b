import { describe, expect, it } from 'vitest'
import { resources, resourceUrl } from './resources.ts'

describe('resourceUrl', () => {
  it.each(['https://api.example', 'https://api.example/', 'https://api.example//'])(
    'does not mind slashes at the end of %s',
    (platform) => {
      const url = resourceUrl(platform, 182, resources.storeList, { apiKey: 'k' })
      expect(url.href).toBe('https://api.example/properties/182/stores/list?api_key=k')
    },
  )

  it('keeps the path of a platform below one', () => {
    const url = resourceUrl('https://api.example/mall/', '7', resources.hours, { apiKey: 'k', locale: 'es' })
    expect(url.href).toBe('https://api.example/mall/properties/7/hours?api_key=k&locale=es')
  })

  it('asks for the property itself with an empty resource', () => {
    const url = resourceUrl('https://api.example', 1, resources.property, { apiKey: 'k' })
    expect(url.href).toBe('https://api.example/properties/1/?api_key=k')
  })

  it('lets neither slug, path nor key leave their places', () => {
    const store = resourceUrl('https://api.example', 1, resources.storeBySlug, {
      apiKey: 'a&b',
      slug: '../x?$&',
    })
    expect(store.href).toBe('https://api.example/properties/1/store_by_slug/..%2Fx%3F%24%26?api_key=a%26b')
    const meta = resourceUrl('https://api.example', 1, resources.metaData, {
      apiKey: 'k',
      path: '/stores?a=1&b',
    })
    expect(meta.searchParams.get('path')).toBe('/stores?a=1&b')
  })

  it('throws without a slug where one is needed, and for a platform that is no web address', () => {
    expect(() => resourceUrl('https://api.example', 1, resources.storeBySlug, { apiKey: 'k' })).toThrow(
      TypeError,
    )
    expect(() => resourceUrl('ftp://api.example', 1, resources.hours, { apiKey: 'k' })).toThrow(TypeError)
    expect(() => resourceUrl('api.example', 1, resources.hours, { apiKey: 'k' })).toThrow(TypeError)
  })
})
