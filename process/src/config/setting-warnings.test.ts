import { describe, expect, it } from 'vitest'
import { findSettingWarnings } from './setting-warnings.ts'

const known = {
  names: ['SITE_PORT', 'SITE_SECRET', 'PROPERTY_ID', 'SMTP_URL'],
  prefix: 'SITE_',
  others: ['SITE_THEME'],
  formerNames: { SITE_PICTURES: 'SITE_IMAGES' },
}

describe('findSettingWarnings', () => {
  it.each([
    ['SITE_PROT', 'SITE_PORT'],
    ['SITE_PORTS', 'SITE_PORT'],
    ['SITEPORT', 'SITE_PORT'],
    ['site_port', 'SITE_PORT'],
    ['SITE_SECERT', 'SITE_SECRET'],
    ['PROPERTYID', 'PROPERTY_ID'],
    ['SMTP_URI', 'SMTP_URL'],
  ])('takes %s for a misspelt %s', (name, meant) => {
    expect(findSettingWarnings({ [name]: 'a secret' }, known)).toEqual([
      `${name} is not a setting: did you mean ${meant}?`,
    ])
  })

  it('warns of a variable with the prefix of the process', () => {
    expect(findSettingWarnings({ SITE_COLOUR: 'red' }, known)).toEqual([
      'SITE_COLOUR is not a setting and is ignored.',
    ])
  })

  it('ignores other variables', () => {
    const environment = {
      PATH: '/bin',
      SITE_PORT: '3000',
      SITE_THEME: 'plaza-cobalt',
      SITE_SERVICE_HOST: '10.0.0.1',
      SITE_PORT_3000_TCP_ADDR: '10.0.0.1',
      PLATFORM_PORT: '4100',
      MAIL: '/var/mail/root',
    }
    expect(findSettingWarnings(environment, known)).toEqual([])
  })

  it('tells the new name of a renamed setting', () => {
    expect(findSettingWarnings({ SITE_PICTURES: 'off' }, known)).toEqual([
      'SITE_PICTURES is now called SITE_IMAGES: the next version ignores the old name.',
    ])
  })
})
