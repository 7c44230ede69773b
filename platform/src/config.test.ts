import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const key = 'sixteen-letters-and-more'

describe('readConfig', () => {
  it('needs nothing but a key', () => {
    const config = readConfig({ PLATFORM_API_KEY: key })
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4100, apiKeys: [key], databaseUrl: undefined })
    expect(config).toMatchObject({ tenant: 'mall', signatureScheme: 'hmac-sha256' })
    expect(config.embeddedFolder).toMatch(/data\/postgres$/)
    expect(config.dataSetting).toBe('PROMENADE_DATA')
    expect(config.mail.folder).toMatch(/data\/mail$/)
    expect(config.mail).toMatchObject({ smtp: undefined, addresses: { from: undefined, staff: undefined } })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('takes empty settings for none', () => {
    const config = readConfig({
      PLATFORM_API_KEY: key,
      PLATFORM_PORT: '',
      DATABASE_URL: '',
      LOG_LEVEL: '',
      PLATFORM_DATA: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      MAIL_STAFF: '',
    })
    expect(config).toEqual(readConfig({ PLATFORM_API_KEY: key }))
  })

  it('has no metrics without a port', () => {
    expect(readConfig({ PLATFORM_API_KEY: key })).toMatchObject({ metrics: undefined, drainSeconds: 0 })
    const set = { PLATFORM_API_KEY: key, PLATFORM_METRICS_PORT: '9101', PLATFORM_DRAIN_SECONDS: '5' }
    expect(readConfig(set)).toMatchObject({ metrics: { host: '127.0.0.1', port: 9101 }, drainSeconds: 5 })
    expect(readConfig({ ...set, PLATFORM_METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
    expect(() => readConfig({ ...set, PLATFORM_METRICS_PORT: 'x' })).toThrow(/PLATFORM_METRICS_PORT/)
    expect(() => readConfig({ ...set, PLATFORM_DRAIN_SECONDS: '1m' })).toThrow(/PLATFORM_DRAIN_SECONDS/)
  })

  it('takes several keys', () => {
    expect(readConfig({ PLATFORM_API_KEY: `${key}, ${key}2` }).apiKeys).toEqual([key, `${key}2`])
  })

  it('takes keys and mail addresses of single properties', () => {
    const { apiKeys, propertyKeys, mail } = readConfig({
      PLATFORM_API_KEY_2: `${key}2, ${key}3`,
      MAIL_FROM_2: 'Plaza <plaza@b.example>',
      MAIL_STAFF_2: 'staff@b.example',
    })
    expect(apiKeys).toEqual([])
    expect(propertyKeys).toEqual(new Map([['2', [`${key}2`, `${key}3`]]]))
    expect(mail.addresses.fromOfProperty?.get(2)).toEqual({ name: 'Plaza', address: 'plaza@b.example' })
    expect(mail.addresses.staffOfProperty?.get(2)).toBe('staff@b.example')
  })

  it.each([
    ['PLATFORM_API_KEY_PLAZA must end in the id of a property', { PLATFORM_API_KEY_PLAZA: key }],
    ['PLATFORM_API_KEY_2 must be set to a key', { PLATFORM_API_KEY_2: 'short' }],
    ['MAIL_FROM_2 must hold one e-mail address', { MAIL_FROM_2: 'nobody' }],
  ])('refuses a setting of a property: %s', (sentence, environment) => {
    expect(() => readConfig({ PLATFORM_API_KEY: key, ...environment })).toThrow(sentence)
  })

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, login: undefined }],
    ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525 }],
    [
      'smtps://post%40mall:p%2Fw@mail.example',
      { port: 465, secure: true, login: { user: 'post@mall', password: 'p/w' } },
    ],
  ])('takes the mail server %s', (url, server) => {
    expect(readConfig({ PLATFORM_API_KEY: key, SMTP_URL: url }).mail.smtp).toMatchObject(server)
  })

  it.each([
    ['mall@example.com', { name: '', address: 'mall@example.com' }],
    ['"Merrow Quay" <mall@Example.com>', { name: 'Merrow Quay', address: 'mall@example.com' }],
    ['Señal & Cía <a@b.example>', { name: 'Señal & Cía', address: 'a@b.example' }],
  ])('takes the sender %s', (sender, address) => {
    const { mail } = readConfig({ PLATFORM_API_KEY: key, MAIL_FROM: sender, MAIL_STAFF: 'desk@b.example' })
    expect(mail.addresses).toMatchObject({ from: address, staff: 'desk@b.example' })
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
    ['SMTP_URL', { PLATFORM_API_KEY: key, SMTP_URL: 'mail.example:587' }],
    ['SMTP_URL', { PLATFORM_API_KEY: key, SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { PLATFORM_API_KEY: key, SMTP_URL: 'smtp://user@mail.example' }],
    ['SMTP_URL', { PLATFORM_API_KEY: key, SMTP_URL: 'smtp://mail.example/inbox' }],
    ['MAIL_FROM', { PLATFORM_API_KEY: key, MAIL_FROM: 'Merrow Quay' }],
    ['MAIL_FROM', { PLATFORM_API_KEY: key, MAIL_FROM: 'a@b.example, c@d.example' }],
    ['MAIL_FIRST_PAUSE_SECONDS', { PLATFORM_API_KEY: key, MAIL_FIRST_PAUSE_SECONDS: '0' }],
    ['MAIL_STAFF', { PLATFORM_API_KEY: key, MAIL_STAFF: 'desk' }],
  ])('names %s when it is wrong', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(name)
  })

  it('never repeats a secret', () => {
    const secret = 'p4ss'
    expect(() => readConfig({ PLATFORM_API_KEY: secret })).toThrow(expect.not.stringContaining(secret))
    const smtp = { PLATFORM_API_KEY: key, SMTP_URL: `smtp://u:${secret}%@host` }
    expect(() => readConfig(smtp)).toThrow(expect.not.stringContaining(secret))
    const environment = { PLATFORM_API_KEY: key, DATABASE_URL: `http://u:${secret}@host/db` }
    expect(() => readConfig(environment)).toThrow(/^DATABASE_URL must look like [^4]*5432[^4]*$/)
  })
})
