import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const key = 'sixteen-letters-and-more'

describe('readConfig', () => {
  it('needs nothing but a key', () => {
    const config = readConfig({ PLATFORM_API_KEY: key })
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4100, apiKeys: [key], databaseUrl: undefined })
    expect(config).toMatchObject({ tenant: 'mall', signatureScheme: 'hmac-sha256' })
    expect(config.embeddedFolder).toMatch(/data\/postgres$/)
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('takes empty settings for none', () => {
    const config = readConfig({
      PLATFORM_API_KEY: key,
      PLATFORM_PORT: '',
      DATABASE_URL: '',
      LOG_LEVEL: '',
      PLATFORM_DATA: '',
    })
    expect(config).toEqual(readConfig({ PLATFORM_API_KEY: key }))
  })

  it('takes several keys', () => {
    expect(readConfig({ PLATFORM_API_KEY: `${key}, ${key}2` }).apiKeys).toEqual([key, `${key}2`])
  })

  it.each([
    ['PLATFORM_API_KEY', {}],
    ['PLATFORM_API_KEY', { PLATFORM_API_KEY: 'short' }],
    ['PLATFORM_API_KEY', { PLATFORM_API_KEY: `${key},` }],
    ['PLATFORM_PORT', { PLATFORM_API_KEY: key, PLATFORM_PORT: '65536' }],
    ['PLATFORM_PORT', { PLATFORM_API_KEY: key, PLATFORM_PORT: '80a' }],
    ['PLATFORM_PORT', { PLATFORM_API_KEY: key, PLATFORM_PORT: '-1' }],
    ['PLATFORM_TENANT', { PLATFORM_API_KEY: key, PLATFORM_TENANT: 'properties' }],
    ['PLATFORM_TENANT', { PLATFORM_API_KEY: key, PLATFORM_TENANT: 'a/b' }],
    ['PLATFORM_SIGNATURE', { PLATFORM_API_KEY: key, PLATFORM_SIGNATURE: 'md5' }],
    ['LOG_LEVEL', { PLATFORM_API_KEY: key, LOG_LEVEL: 'loud' }],
    ['DATABASE_URL', { PLATFORM_API_KEY: key, DATABASE_URL: 'mysql://u:p@host/db' }],
    ['DATABASE_URL', { PLATFORM_API_KEY: key, DATABASE_URL: 'postgres://[' }],
  ])('names %s when it is wrong', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(name)
  })

  it('never repeats a secret', () => {
    const secret = 'p4ss'
    expect(() => readConfig({ PLATFORM_API_KEY: secret })).toThrow(expect.not.stringContaining(secret))
    const environment = { PLATFORM_API_KEY: key, DATABASE_URL: `http://u:${secret}@host/db` }
    expect(() => readConfig(environment)).toThrow(/^DATABASE_URL must look like [^4]*5432[^4]*$/)
  })
})
