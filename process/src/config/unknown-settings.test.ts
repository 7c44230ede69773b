import { describe, expect, it } from 'vitest'
import { findUnknownSettings } from './unknown-settings.ts'

const known = {
  names: ['SITE_PORT', 'SITE_SECRET', 'PROPERTY_ID', 'SMTP_URL'],
  prefix: 'SITE_',
  others: ['SITE_THEME'],
}

describe('variables that are no settings', () => {
  it.each([
    ['SITE_PROT', 'SITE_PORT'],
    ['SITE_PORTS', 'SITE_PORT'],
    ['SITEPORT', 'SITE_PORT'],
    ['site_port', 'SITE_PORT'],
    ['SITE_SECERT', 'SITE_SECRET'],
    ['PROPERTYID', 'PROPERTY_ID'],
    ['SMTP_URI', 'SMTP_URL'],
  ])('%s is taken for a misspelt %s', (name, meant) => {
    expect(findUnknownSettings({ [name]: 'a secret' }, known)).toEqual([
      `${name} is not a setting: did you mean ${meant}?`,
    ])
  })

  it('are named where they begin like the process’s own', () => {
    expect(findUnknownSettings({ SITE_COLOUR: 'red' }, known)).toEqual([
      'SITE_COLOUR is not a setting and is ignored.',
    ])
  })

  it('are nobody’s business otherwise', () => {
    const environment = {
      PATH: '/bin',
      SITE_PORT: '3000',
      SITE_THEME: 'plaza-cobalt',
      SITE_SERVICE_HOST: '10.0.0.1',
      SITE_PORT_3000_TCP_ADDR: '10.0.0.1',
      PLATFORM_PORT: '4100',
      MAIL: '/var/mail/root',
    }
    expect(findUnknownSettings(environment, known)).toEqual([])
  })
})
