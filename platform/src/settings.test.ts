import { type SettingExamples, testSettings } from '@promenade/process/testing/settings'
import { describe, expect, it } from 'vitest'
import { type platformSettings, readConfig } from './config.ts'
import { isPropertySetting } from './property-settings.ts'

const key = 'sixteen-letters-and-more'
const enough = { PLATFORM_API_KEY: key }

const examples: Readonly<Record<(typeof platformSettings)[number], SettingExamples>> = {
  PLATFORM_API_KEY: { right: key, read: { apiKeys: [key] }, wrong: 'short', misspelt: 'PLATFORM_APIKEY' },
  DATABASE_URL: {
    right: 'postgres://mall@db.example/mall',
    read: { databaseUrl: 'postgres://mall@db.example/mall' },
    wrong: 'mysql://mall@db.example/mall',
    misspelt: 'DATABASE_URI',
  },
  PLATFORM_DATA: {
    right: '/srv/platform',
    read: {
      dataSetting: 'PLATFORM_DATA',
      embeddedFolder: '/srv/platform/postgres',
      mail: { folder: '/srv/platform/mail' },
    },
    wrong: undefined,
    misspelt: 'PLATFORM_DATE',
  },
  STUDIO_PORT: {
    right: '4200',
    read: {
      studio: {
        host: '127.0.0.1',
        port: 4200,
        origin: undefined,
        siteUrl: undefined,
        previewUrl: undefined,
        trustedProxies: 0,
      },
    },
    wrong: '65536',
    misspelt: 'STUDIO_PRT',
  },
  STUDIO_HOST: {
    right: '::1',
    beside: { STUDIO_PORT: '4200' },
    read: {
      studio: {
        host: '::1',
        port: 4200,
        origin: undefined,
        siteUrl: undefined,
        previewUrl: undefined,
        trustedProxies: 0,
      },
    },
    wrong: 'http://here',
    misspelt: 'STUDIO_HSOT',
  },
  STUDIO_URL: {
    right: 'https://studio.mall.example',
    beside: { STUDIO_PORT: '4200' },
    read: {
      studio: {
        host: '127.0.0.1',
        port: 4200,
        origin: 'https://studio.mall.example',
        siteUrl: undefined,
        previewUrl: undefined,
        trustedProxies: 0,
      },
    },
    wrong: 'studio.mall.example/path',
    misspelt: 'STUDIO_ULR',
  },
  STUDIO_SITE_URL: {
    right: 'http://localhost:4300',
    beside: { STUDIO_PORT: '4200' },
    read: {
      studio: {
        host: '127.0.0.1',
        port: 4200,
        origin: undefined,
        siteUrl: 'http://localhost:4300',
        previewUrl: undefined,
        trustedProxies: 0,
      },
    },
    wrong: 'localhost/path',
    misspelt: 'STUDIO_SITE_ULR',
  },
  PREVIEW_URL: {
    right: 'https://preview.mall.example',
    beside: { STUDIO_PORT: '4200' },
    read: { studio: { previewUrl: 'https://preview.mall.example' } },
    wrong: 'preview.mall.example/path',
    misspelt: 'PREVIEW_ULR',
  },
  STUDIO_TRUSTED_PROXIES: {
    right: '1',
    beside: { STUDIO_PORT: '4200' },
    read: {
      studio: {
        host: '127.0.0.1',
        port: 4200,
        origin: undefined,
        siteUrl: undefined,
        previewUrl: undefined,
        trustedProxies: 1,
      },
    },
    wrong: '-1',
    misspelt: 'STUDIO_TRUSTED_PROXY',
  },
  PLATFORM_HOST: { right: '::', read: { host: '::' }, wrong: 'http://here', misspelt: 'PLATFORM_HSOT' },
  PLATFORM_PORT: { right: '0', read: { port: 0 }, wrong: '65536', misspelt: 'PLATFORM_PRT' },
  PLATFORM_TENANT: { right: 'quay', read: { tenant: 'quay' }, wrong: 'media', misspelt: 'PLATFORM_TENNANT' },
  PLATFORM_SIGNATURE: {
    right: 'api-key',
    read: { signatureScheme: 'api-key' },
    wrong: 'md5',
    misspelt: 'PLATFORM_SIGNATUR',
  },
  SITE_ORIGINS: {
    right: 'https://mall.example, https://www.mall.example/',
    read: { siteOrigins: ['https://mall.example', 'https://www.mall.example'] },
    wrong: 'https://mall.example/es',
    misspelt: 'SITES_ORIGINS',
  },
  SMTP_URL: {
    right: 'smtp://mail.example',
    read: { mail: { smtp: { host: 'mail.example', port: 587 } } },
    wrong: 'mail.example:587',
    misspelt: 'SMTPURL',
  },
  MAIL_FROM: {
    right: 'Mall <mall@example.com>',
    read: { mail: { addresses: { from: { name: 'Mall', address: 'mall@example.com' } } } },
    wrong: 'Mall',
    misspelt: 'MAIL_FORM',
  },
  MAIL_STAFF: {
    right: 'desk@example.com',
    read: { mail: { addresses: { staff: 'desk@example.com' } } },
    wrong: 'desk',
    misspelt: 'MAIL_STAF',
  },
  MAIL_FIRST_PAUSE_SECONDS: {
    right: '5',
    read: { mail: { firstPauseMs: 5_000 } },
    wrong: '0',
    misspelt: 'MAIL_FIRST_PAUSE_SECS',
  },
  PLATFORM_DRAIN_SECONDS: {
    right: '5',
    read: { drainSeconds: 5 },
    wrong: '5s',
    misspelt: 'PLATFORM_DRAIN_SECOND',
  },
  PLATFORM_LINK_CHECK: {
    right: 'on',
    read: { checksLinks: true },
    wrong: 'yes',
    misspelt: 'PLATFORM_LINK_CHEKC',
  },
  PLATFORM_METRICS_PORT: {
    right: '9101',
    read: { metrics: { host: '127.0.0.1', port: 9101 } },
    wrong: 'many',
    misspelt: 'PLATFORM_METRIC_PORT',
  },
  PLATFORM_METRICS_HOST: {
    right: '10.0.0.5',
    read: { metrics: { host: '10.0.0.5' } },
    wrong: 'two words',
    misspelt: 'PLATFORM_METRIC_HOST',
    beside: { PLATFORM_METRICS_PORT: '9101' },
  },
  PROMENADE_DATA: {
    right: '/srv/mall',
    read: { dataSetting: 'PROMENADE_DATA', embeddedFolder: '/srv/mall/postgres' },
    wrong: undefined,
    misspelt: 'PROMENADE_DATE',
  },
  LOG_LEVEL: { right: 'debug', read: { logLevel: 'debug' }, wrong: 'loud', misspelt: 'LOG_LEVLE' },
}

testSettings({ process: 'platform', examples, enough, readConfig })

describe('a setting of one property', () => {
  it.each(['PLATFORM_API_KEY_2', 'MAIL_FROM_790', 'MAIL_STAFF_31'])('%s is a setting', (name) => {
    expect(isPropertySetting(name)).toBe(true)
  })

  it.each(['PLATFORM_API_KEY', 'PLATFORM_API_KEY_', 'MAIL_FROM_0', 'MAIL_FROM_two', 'PLATFORM_PORT_2'])(
    '%s is none',
    (name) => {
      expect(isPropertySetting(name)).toBe(false)
    },
  )
})
