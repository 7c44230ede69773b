import { type SettingExamples, testSettings } from '@promenade/process/testing/settings'
import { readConfig, type siteSettings } from './config.ts'

const enough = { PLATFORM_URL: 'https://platform.example', PROPERTY_ID: '1', PLATFORM_API_KEY: 'a-key' }

const matomo = { MATOMO_URL: 'https://stats.example', MATOMO_SITE_ID: '3' }
const segment = { SEGMENT_URL: 'https://tracker.example', SEGMENT_WRITE_KEY: 'write-key' }
const owner = { OWNER_NAME: 'Northstay', OWNER_URL: 'https://owner.example' }
const weather = { SITE_WEATHER: 'open-meteo', SITE_WEATHER_URL: 'http://localhost:8080' }
const metrics = { SITE_METRICS_PORT: '9100', SITE_METRICS_HOST: '10.0.0.5' }
const forms = {
  PLATFORM_FORMS: 'existing',
  CONTACT_URL: 'https://mail.example/custom_email.js',
  CONTACT_EMAIL: 'hello@mall.example',
}
const secret = 'a secret that is long enough to be one'

const examples: Readonly<Record<(typeof siteSettings)[number], SettingExamples>> = {
  PLATFORM_URL: {
    right: 'https://cms.example/base',
    read: { platformUrl: 'https://cms.example/base' },
    wrong: 'cms.example',
    misspelt: 'PLATFROM_URL',
  },
  PROPERTY_ID: { right: '790', read: { propertyId: '790' }, wrong: '7 90', misspelt: 'PROPERTYID' },
  PLATFORM_API_KEY: {
    right: 'a-key',
    read: { apiKey: 'a-key' },
    wrong: 'a key',
    misspelt: 'PLATFORM_APIKEY',
  },
  PLATFORM_TENANT: { right: 'quay', read: { tenant: 'quay' }, wrong: 'a/b', misspelt: 'PLATFORM_TENNANT' },
  PLATFORM_SIGNATURE: {
    right: 'api-key',
    read: { signature: 'api-key' },
    wrong: 'md5',
    misspelt: 'PLATFORM_SIGNATUR',
  },
  PLATFORM_FORMS: {
    right: 'existing',
    read: { existingForms: { contact: undefined, newsletter: undefined } },
    wrong: 'foreign',
    misspelt: 'PLATFORM_FORM',
  },
  PLATFORM_POLL_SECONDS: {
    right: '60',
    read: { pollMs: 60_000 },
    wrong: '4',
    misspelt: 'PLATFORM_POLL_SECOND',
  },
  CONTACT_URL: {
    right: forms.CONTACT_URL,
    read: { existingForms: { contact: { url: forms.CONTACT_URL, mailto: forms.CONTACT_EMAIL } } },
    wrong: 'mail.example',
    misspelt: 'CONTACT_URI',
    beside: forms,
  },
  CONTACT_EMAIL: {
    right: forms.CONTACT_EMAIL,
    read: { existingForms: { contact: { url: forms.CONTACT_URL, mailto: forms.CONTACT_EMAIL } } },
    wrong: 'hello@mall.example, everybody@mall.example',
    misspelt: 'CONTACT_EMIAL',
    beside: forms,
  },
  NEWSLETTER_URL: {
    right: 'https://mall.createsend.com/t/d/s/abcd/',
    read: { existingForms: { newsletter: 'https://mall.createsend.com/t/d/s/abcd/' } },
    wrong: 'https://elsewhere.example/t/d/s/abcd/',
    misspelt: 'NEWSLETER_URL',
    beside: { PLATFORM_FORMS: 'existing' },
  },
  MALL_TIME_ZONE: {
    right: 'America/Vancouver',
    read: { timeZone: 'America/Vancouver' },
    wrong: 'Vancouver',
    misspelt: 'MALL_TIMEZONE',
  },
  SITE_SECRET: { right: secret, read: { secret }, wrong: 'too short', misspelt: 'SITE_SECERT' },
  SITE_TRUSTED_PROXIES: {
    right: '2',
    read: { trustedProxies: 2 },
    wrong: 'yes',
    misspelt: 'SITE_TRUSTED_PROXY',
  },
  SITE_HOST: { right: '0.0.0.0', read: { host: '0.0.0.0' }, wrong: 'http://here', misspelt: 'SIT_HOST' },
  SITE_PORT: { right: '3100', read: { port: 3100 }, wrong: '70000', misspelt: 'SITE_PROT' },
  SITE_ORIGIN: {
    right: 'https://mall.example/',
    read: { origin: 'https://mall.example' },
    wrong: 'https://mall.example/path',
    misspelt: 'SITE_ORGIN',
  },
  SITE_ALLOWED_HOSTS: {
    right: 'mall.example, WWW.mall.example [::1]',
    read: { hosts: ['mall.example', 'www.mall.example', '[::1]'] },
    wrong: 'mall.example:443',
    misspelt: 'SITE_ALOWED_HOSTS',
  },
  SITE_DATA: {
    right: '/srv/site',
    read: { dataFolder: '/srv/site' },
    wrong: undefined,
    misspelt: 'SITE_DAT',
  },
  SITE_MIDDLEWARE: {
    right: 'redirect-moved',
    read: { middleware: ['redirect-moved'] },
    // An unknown name answers 500 (specification §8).
    wrong: undefined,
    misspelt: 'SITE_MIDLEWARE',
  },
  IMAGE_ORIGINS: {
    right: 'https://a.example https://b.example',
    read: { imageOrigins: ['https://a.example', 'https://b.example'] },
    wrong: 'https://a.example/x',
    misspelt: 'IMAGE_ORIGIN',
  },
  OWN_ORIGINS: {
    right: 'https://old.example',
    read: { ownOrigins: ['https://old.example'] },
    wrong: '*',
    misspelt: 'OWN_ORIGIN',
  },
  PAGE_DATA_ORIGINS: {
    right: 'https://data.example',
    read: { pageDataOrigins: ['https://data.example'] },
    wrong: 'data.example',
    misspelt: 'PAGE_DATA_ORIGIN',
  },
  SECURITY_CONTACT: {
    right: 'mailto:safety@mall.example',
    read: { securityContact: 'mailto:safety@mall.example' },
    wrong: 'safety@mall.example',
    misspelt: 'SECURITY_CONTAKT',
  },
  OWNER_NAME: {
    right: owner.OWNER_NAME,
    read: { owner: { name: 'Northstay', url: 'https://owner.example' } },
    wrong: '',
    misspelt: 'OWNERNAME',
    beside: owner,
  },
  OWNER_URL: {
    right: owner.OWNER_URL,
    read: { owner: { name: 'Northstay', url: 'https://owner.example' } },
    wrong: 'owner.example',
    misspelt: 'OWNER_URI',
    beside: owner,
  },
  MATOMO_URL: {
    right: matomo.MATOMO_URL,
    read: { matomo: { url: 'https://stats.example', siteId: '3' } },
    wrong: 'stats',
    misspelt: 'MATMO_URL',
    beside: matomo,
  },
  MATOMO_SITE_ID: {
    right: '3',
    read: { matomo: { url: 'https://stats.example', siteId: '3' } },
    wrong: 'mall',
    misspelt: 'MATOMO_SITEID',
    beside: matomo,
  },
  SEGMENT_URL: {
    right: segment.SEGMENT_URL,
    read: { segment: { url: 'https://tracker.example', writeKey: 'write-key' } },
    wrong: 'tracker',
    misspelt: 'SEGMNT_URL',
    beside: segment,
  },
  SEGMENT_WRITE_KEY: {
    right: segment.SEGMENT_WRITE_KEY,
    read: { segment: { url: 'https://tracker.example', writeKey: 'write-key' } },
    wrong: '',
    misspelt: 'SEGMENT_WRITEKEY',
    beside: segment,
  },
  SITE_WEATHER: {
    right: 'open-meteo',
    read: { weather: { provider: 'open-meteo' } },
    wrong: 'frogs',
    misspelt: 'SITE_WETHER',
  },
  SITE_WEATHER_URL: {
    right: weather.SITE_WEATHER_URL,
    read: { weather: { url: 'http://localhost:8080' } },
    wrong: 'ftp://weather.example',
    misspelt: 'SITE_WEATHERURL',
    beside: weather,
  },
  SITE_IMAGE_VARIANTS: {
    right: 'off',
    read: { makesImageVariants: false },
    wrong: 'maybe',
    misspelt: 'SITE_IMAGE_VARIANT',
  },
  SITE_STYLE_GUIDE: {
    right: 'on',
    read: { hasStyleGuide: true },
    wrong: 'yes',
    misspelt: 'SITE_STYLEGUIDE',
  },
  SITE_DRAIN_SECONDS: {
    right: '5',
    read: { drainSeconds: 5 },
    wrong: '5s',
    misspelt: 'SITE_DRAIN_SECOND',
  },
  SITE_METRICS_PORT: {
    right: '9100',
    read: { metrics: { host: '127.0.0.1', port: 9100 } },
    wrong: 'many',
    misspelt: 'SITE_METRIC_PORT',
  },
  PREVIEW_HOST: {
    right: '::1',
    read: { preview: { host: '::1', port: 4300, origin: undefined } },
    wrong: 'http://here',
    misspelt: 'PREVIEW_HSOT',
  },
  PREVIEW_PORT: {
    right: '4301',
    read: { preview: { host: '127.0.0.1', port: 4301, origin: undefined } },
    wrong: '65536',
    misspelt: 'PREVIEW_PRT',
  },
  PREVIEW_URL: {
    right: 'https://preview.mall.example',
    read: { preview: { host: '127.0.0.1', port: 4300, origin: 'https://preview.mall.example' } },
    wrong: 'preview.mall.example/path',
    misspelt: 'PREVIEW_ULR',
  },
  STUDIO_URL: {
    right: 'https://studio.mall.example',
    read: { studioOrigin: 'https://studio.mall.example' },
    wrong: 'studio.mall.example/path',
    misspelt: 'STUDIO_ULR',
  },
  SITE_METRICS_HOST: {
    right: '10.0.0.5',
    read: { metrics: { host: '10.0.0.5', port: 9100 } },
    wrong: 'two words',
    misspelt: 'SITE_METRIC_HOST',
    beside: metrics,
  },
  PROMENADE_DATA: {
    right: '/srv/mall',
    read: { dataFolder: '/srv/mall/site' },
    wrong: undefined,
    misspelt: 'PROMENADE_DATE',
  },
  LOG_LEVEL: { right: 'debug', read: { logLevel: 'debug' }, wrong: 'loud', misspelt: 'LOG_LEVLE' },
}

testSettings({ process: 'site', examples, enough, readConfig })
