import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const enough = { PLATFORM_URL: 'https://platform.example', PROPERTY_ID: '1', PLATFORM_API_KEY: 'secret' }

describe('the configuration', () => {
  it('needs only the platform', () => {
    expect(readConfig(enough)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      tenant: 'mall',
      signature: 'hmac-sha256',
      secret: undefined,
      trustedProxies: 0,
      origin: undefined,
      imageOrigins: [],
    })
  })

  it('has no weather service by default', () => {
    const url = 'http://localhost:8080'
    expect(readConfig({ ...enough, SITE_WEATHER_URL: url }).weather).toBeUndefined()
    expect(readConfig({ ...enough, SITE_WEATHER: 'off' }).weather).toBeUndefined()
    expect(readConfig({ ...enough, SITE_WEATHER: 'open-meteo' }).weather).toEqual({ provider: 'open-meteo' })
    expect(readConfig({ ...enough, SITE_WEATHER: 'open-meteo', SITE_WEATHER_URL: url }).weather?.url).toBe(
      url,
    )
    const ftp = { ...enough, SITE_WEATHER: 'open-meteo', SITE_WEATHER_URL: 'ftp://weather.example' }
    expect(() => readConfig(ftp)).toThrow(/SITE_WEATHER_URL/)
  })

  it('reads the names of middleware without checking them', () => {
    expect(readConfig(enough).middleware).toBeUndefined()
    expect(readConfig({ ...enough, SITE_MIDDLEWARE: 'redirect-moved, x' }).middleware).toEqual([
      'redirect-moved',
      'x',
    ])
  })

  it('reads lists of origins', () => {
    const { imageOrigins } = readConfig({ ...enough, IMAGE_ORIGINS: 'https://a.example, https://b.example/' })
    expect(imageOrigins).toEqual(['https://a.example', 'https://b.example'])
  })

  it('serves metrics only if configured, and only locally by default', () => {
    expect(readConfig(enough)).toMatchObject({ metrics: undefined, drainSeconds: 0 })
    const set = { ...enough, SITE_METRICS_PORT: '9100', SITE_DRAIN_SECONDS: '5' }
    expect(readConfig(set)).toMatchObject({ metrics: { host: '127.0.0.1', port: 9100 }, drainSeconds: 5 })
    expect(readConfig({ ...set, SITE_METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
    expect(() => readConfig({ ...enough, SITE_METRICS_PORT: 'x' })).toThrow(/SITE_METRICS_PORT/)
    expect(() => readConfig({ ...enough, SITE_DRAIN_SECONDS: '-1' })).toThrow(/SITE_DRAIN_SECONDS/)
  })

  it('still reads SITE_PAINTING, and warns with its new name', () => {
    expect(readConfig(enough).makesImageVariants).toBe(true)
    const { makesImageVariants, warnings } = readConfig({ ...enough, SITE_PAINTING: 'off' })
    expect(makesImageVariants).toBe(false)
    expect(warnings).toEqual([
      'SITE_PAINTING is now called SITE_IMAGE_VARIANTS: the next version ignores the old name.',
    ])
  })

  it('names every invalid setting, one per line', () => {
    const settings = { ...enough, PLATFORM_URL: 'platform', SITE_PORT: 'many', PROPERTY_ID: '' }
    expect(() => readConfig(settings)).toThrow(/^PLATFORM_URL .*\.\nPROPERTY_ID .*\.\nSITE_PORT .*\.$/)
  })

  it('has no analytics by default', () => {
    expect(readConfig(enough)).toMatchObject({ matomo: undefined, segment: undefined })
  })

  it('reads the analytics services', () => {
    const { matomo, segment } = readConfig({
      ...enough,
      MATOMO_URL: 'https://stats.example/matomo',
      MATOMO_SITE_ID: '3',
      SEGMENT_URL: 'https://tracker.example',
      SEGMENT_WRITE_KEY: 'key',
    })
    expect(matomo).toEqual({ url: 'https://stats.example/matomo', siteId: '3' })
    expect(segment).toEqual({ url: 'https://tracker.example', writeKey: 'key' })
  })

  it('refuses a MATOMO_SITE_ID that is not a number', () => {
    const settings = { ...enough, MATOMO_URL: 'https://stats.example', MATOMO_SITE_ID: 'mall' }
    expect(() => readConfig(settings)).toThrow(/MATOMO_SITE_ID.*\.$/)
  })

  it.each([
    ['PLATFORM_URL', ''],
    ['PLATFORM_URL', 'platform'],
    ['PLATFORM_URL', 'ftp://platform.example'],
    ['PLATFORM_URL', 'https://user:secret@platform.example'],
    ['PROPERTY_ID', ' '],
    ['PLATFORM_API_KEY', undefined],
    ['SITE_PORT', 'many'],
    ['SITE_PORT', '70000'],
    ['SITE_PORT', '-1'],
    ['SITE_ORIGIN', 'https://mall.example/path'],
    ['IMAGE_ORIGINS', 'https://a.example nonsense'],
    ['OWN_ORIGINS', '*'],
    ['PAGE_DATA_ORIGINS', 'https://a.example/path'],
    ['OWNER_URL', 'https://owner.example'],
    ['MATOMO_URL', 'https://stats.example'],
    ['SEGMENT_WRITE_KEY', 'secret'],
    ['SITE_WEATHER', 'frogs'],
    ['SITE_IMAGE_VARIANTS', 'maybe'],
    ['PLATFORM_TENANT', 'two/segments'],
    ['PLATFORM_SIGNATURE', 'md5'],
    ['SITE_TRUSTED_PROXIES', 'one'],
    ['SITE_TRUSTED_PROXIES', '-1'],
    ['SITE_SECRET', 'a secret that is too short'],
    ['SITE_SECRET', 'a secret that is long enough for anybody,short'],
    ['SECURITY_CONTACT', 'safety@mall.example'],
    ['SECURITY_CONTACT', 'mailto:safety@mall.example\nContact: x'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one sentence that names it and contains no secret', (name, value) => {
    const read = () => readConfig({ ...enough, [name]: value })
    expect(read).toThrow(new RegExp(`${name}.*\\.$`))
    expect(read).not.toThrow(/secret/)
  })
})
