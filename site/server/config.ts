import { join, resolve } from 'node:path'
import { signatureSchemes } from '@promenade/contract/account-api/signature'
import { newsletterService } from '@promenade/contract/other-platform-forms'
import { toTimeZone } from '@promenade/domain/calendar/time-zone'
import { type Environment, readSettings } from '@promenade/process/config/read-settings'
import { settingNames } from '@promenade/process/config/setting-names'
import { findSettingWarnings } from '@promenade/process/config/setting-warnings'
import {
  bothOrNeither,
  folder,
  host,
  httpUrl,
  logLevel,
  oneOf,
  origin,
  origins,
  port,
  setting,
  splitList,
  text,
  textLike,
  upTo99,
  wholeNumber,
  asciiText,
} from '@promenade/process/config/setting-types'
import { z } from 'zod'

/** All settings of the site; `docs/operations.md` explains each. */
const settings = z
  .object({
    PLATFORM_URL: httpUrl,
    PROPERTY_ID: asciiText,
    PLATFORM_API_KEY: asciiText,
    PLATFORM_TENANT: textLike(
      /^[\w-]{1,60}$/,
      () => 'must be one segment of an address, such as mall.',
    ).default('mall'),
    PLATFORM_SIGNATURE: oneOf(signatureSchemes).default('hmac-sha256'),
    PLATFORM_FORMS: oneOf(['own', 'existing']).default('own'),
    PLATFORM_POLL_SECONDS: wholeNumber({ min: 5, max: 3_600 }).default(15),
    CONTACT_URL: httpUrl.optional(),
    CONTACT_EMAIL: textLike(
      /^[^\s@,;]+@[^\s@,;]+$/,
      () => 'must be one e-mail address, such as hello@mall.example.',
    ).optional(),
    NEWSLETTER_URL: setting(
      (value) => (newsletterService(value) === undefined ? undefined : value),
      () => 'must be the https address of a form of Mailchimp or Campaign Monitor.',
    ).optional(),
    MALL_TIME_ZONE: setting(
      toTimeZone,
      (value) => `must be a time zone such as America/Toronto, not "${value}".`,
    ).optional(),
    SITE_SECRET: setting(
      (value) => (value.split(',').every((secret) => secret.length >= 32) ? value.split(',') : undefined),
      () => 'must be at least 32 characters that nobody can guess.',
    ).default([]),
    SITE_TRUSTED_PROXIES: upTo99,
    SITE_HOST: host,
    SITE_PORT: port.default(3000),
    SITE_ORIGIN: origin.optional(),
    SITE_ALLOWED_HOSTS: setting(
      parseHosts,
      () => 'takes host names without a port, such as example.com, www.example.com.',
    ).optional(),
    SITE_DATA: folder.optional(),
    SITE_MIDDLEWARE: text.transform(splitList).optional(),
    IMAGE_ORIGINS: origins.default([]),
    OWN_ORIGINS: origins.default([]),
    PAGE_DATA_ORIGINS: origins.default([]),
    SECURITY_CONTACT: textLike(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      () => 'must be a mailto: or https: address.',
    ).optional(),
    OWNER_NAME: text.optional(),
    OWNER_URL: httpUrl.optional(),
    MATOMO_URL: httpUrl.optional(),
    MATOMO_SITE_ID: textLike(
      /^\d+$/,
      () => 'must be the number that Matomo gives a site, such as 1.',
    ).optional(),
    SEGMENT_URL: httpUrl.optional(),
    SEGMENT_WRITE_KEY: text.optional(),
    SITE_WEATHER: oneOf(['open-meteo', 'off']).default('off'),
    SITE_WEATHER_URL: httpUrl.optional(),
    SITE_IMAGE_VARIANTS: oneOf(['on', 'off']).default('on'),
    SITE_STYLE_GUIDE: oneOf(['on', 'off']).default('off'),
    SITE_DRAIN_SECONDS: upTo99,
    SITE_METRICS_PORT: port.optional(),
    SITE_METRICS_HOST: host,
    PREVIEW_HOST: host,
    PREVIEW_PORT: port.default(4300),
    PREVIEW_URL: origin.optional(),
    STUDIO_URL: origin.optional(),
    PROMENADE_DATA: folder.default(() => resolve('data')),
    LOG_LEVEL: logLevel,
  })
  .superRefine(bothOrNeither('CONTACT_URL', 'CONTACT_EMAIL'))
  .superRefine(bothOrNeither('OWNER_NAME', 'OWNER_URL'))
  .superRefine(bothOrNeither('MATOMO_URL', 'MATOMO_SITE_ID'))
  .superRefine(bothOrNeither('SEGMENT_URL', 'SEGMENT_WRITE_KEY'))
  .superRefine(({ PLATFORM_FORMS, CONTACT_URL, NEWSLETTER_URL }, context) => {
    if (PLATFORM_FORMS === 'existing' || (CONTACT_URL ?? NEWSLETTER_URL) === undefined) return
    const message = 'and NEWSLETTER_URL need PLATFORM_FORMS to be existing.'
    context.addIssue({ code: 'custom', path: ['CONTACT_URL'], message })
  })

type Settings = z.output<typeof settings>

const formerNames = { SITE_PAINTING: 'SITE_IMAGE_VARIANTS' }

export const siteSettings = settings.keyof().options

/** Settings of the build, which the process ignores. */
const buildSettings = ['SITE_THEME']

export type Config = Readonly<ReturnType<typeof toConfig>> & {
  /** Warnings about variables that look like settings, but are not. */
  readonly warnings: readonly string[]
}

/** The only reader of the environment. Throws `OperatorError`. */
export function readConfig(env: Environment): Config {
  const warnings = findSettingWarnings(env, {
    names: siteSettings,
    prefix: 'SITE_',
    others: [...buildSettings, ...settingNames.platform],
    formerNames,
  })
  return Object.freeze({ ...toConfig(readSettings(env, settings, formerNames)), warnings })
}

function toConfig(values: Settings) {
  const [secret, ...formerSecrets] = values.SITE_SECRET
  return {
    platformUrl: values.PLATFORM_URL,
    propertyId: values.PROPERTY_ID,
    /** Must not reach a browser or a log. */
    apiKey: values.PLATFORM_API_KEY,
    tenant: values.PLATFORM_TENANT,
    signature: values.PLATFORM_SIGNATURE,
    /** Addresses for forms of another platform; undefined for our own, which has the account API. */
    existingForms: existingForms(values),
    pollMs: values.PLATFORM_POLL_SECONDS * 1_000,
    /** Time zone if the platform sends none. */
    timeZone: values.MALL_TIME_ZONE,
    /** Encrypts cookies and signs forms; undefined: the site creates its own. */
    secret,
    /** Replaced secrets: sessions and forms from before the change stay valid. */
    formerSecrets,
    /** Number of proxies in front of the site whose `X-Forwarded-For` is trusted. */
    trustedProxies: values.SITE_TRUSTED_PROXIES,
    host: values.SITE_HOST,
    port: values.SITE_PORT,
    origin: values.SITE_ORIGIN,
    /** Allowed values of `Host`, in lower case and without a port; undefined: any. */
    hosts: allowedHosts(values),
    securityContact: values.SECURITY_CONTACT,
    dataFolder: values.SITE_DATA ?? join(values.PROMENADE_DATA, 'site'),
    imageOrigins: values.IMAGE_ORIGINS,
    ownOrigins: values.OWN_ORIGINS,
    pageDataOrigins: values.PAGE_DATA_ORIGINS,
    /** The company that owns the centre, for the link in the navigation. */
    owner: together(values.OWNER_NAME, values.OWNER_URL, (name, url) => ({ name, url })),
    matomo: together(values.MATOMO_URL, values.MATOMO_SITE_ID, (url, siteId) => ({ url, siteId })),
    /** The key is sent to the service only. */
    segment: together(values.SEGMENT_URL, values.SEGMENT_WRITE_KEY, (url, writeKey) => ({ url, writeKey })),
    weather:
      values.SITE_WEATHER === 'off'
        ? undefined
        : { provider: values.SITE_WEATHER, url: values.SITE_WEATHER_URL },
    hasStyleGuide: values.SITE_STYLE_GUIDE === 'on',
    makesImageVariants: values.SITE_IMAGE_VARIANTS === 'on',
    /** Names of the middleware before the pages; undefined: all. */
    middleware: values.SITE_MIDDLEWARE,
    logLevel: values.LOG_LEVEL,
    metrics:
      values.SITE_METRICS_PORT === undefined
        ? undefined
        : { host: values.SITE_METRICS_HOST, port: values.SITE_METRICS_PORT },
    drainSeconds: values.SITE_DRAIN_SECONDS,
    /** The preview of staff, a process of its own. */
    preview: { host: values.PREVIEW_HOST, port: values.PREVIEW_PORT, origin: values.PREVIEW_URL },
    /** The studio, which alone may frame the preview. */
    studioOrigin: values.STUDIO_URL ?? 'http://localhost:4200',
  }
}

/** Calls `create` if both values are set. */
function together<First, Second, Value>(
  first: First | undefined,
  second: Second | undefined,
  create: (first: First, second: Second) => Value,
): Value | undefined {
  return first === undefined || second === undefined ? undefined : create(first, second)
}

function existingForms({ PLATFORM_FORMS, CONTACT_URL, CONTACT_EMAIL, NEWSLETTER_URL }: Settings) {
  if (PLATFORM_FORMS === 'own') return undefined
  const contact = together(CONTACT_URL, CONTACT_EMAIL, (url, mailto) => ({ url, mailto }))
  return { contact, newsletter: NEWSLETTER_URL }
}

function parseHosts(text: string): readonly string[] | undefined {
  const names = splitList(text.toLowerCase())
  return names.every((name) => /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(name)) ? names : undefined
}

/** Always includes the host of the public address. */
function allowedHosts({ SITE_ALLOWED_HOSTS: hosts, SITE_ORIGIN }: Settings): readonly string[] | undefined {
  if (hosts === undefined || SITE_ORIGIN === undefined) return hosts
  return [...new Set([new URL(SITE_ORIGIN).hostname, ...hosts])]
}
