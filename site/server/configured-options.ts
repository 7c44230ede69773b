import type { Log } from '@promenade/process/log/log'
import { allFeatures } from '../app/features.ts'
import type { Config } from './config.ts'
import { createExistingForms } from './session/existing-forms.ts'
import type { VisitorsOptions } from './session/session.ts'
import type { SiteOptions } from './site-parts.ts'

/** The options of the site that are settings unchanged. */
export function configuredOptions(config: Config) {
  const { imageOrigins, pageDataOrigins, trustedProxies, formerSecrets } = config
  return {
    imageOrigins,
    pageDataOrigins,
    trustedProxies,
    formerSecrets,
    ...(config.hosts === undefined ? {} : { hosts: config.hosts }),
    ...(config.owner === undefined ? {} : { owner: config.owner }),
    ...(config.securityContact === undefined ? {} : { securityContact: config.securityContact }),
    ...(config.middleware === undefined ? {} : { middleware: config.middleware }),
  }
}

/** The features of the site; for another platform also where its forms are sent. */
export function featuresOf(
  { existingForms: addresses, hasStyleGuide: styleGuide }: Config,
  platform: VisitorsOptions['platform'],
  log: Log,
): Pick<SiteOptions, 'features' | 'sendToExisting'> {
  if (addresses === undefined) return { features: { ...allFeatures, styleGuide } }
  return {
    features: {
      contact: addresses.contact !== undefined,
      ...(addresses.newsletter !== undefined && { newsletter: 'service' }),
      accounts: false,
      reports: false,
      styleGuide,
    },
    sendToExisting: createExistingForms({ platform, addresses, clock: Date.now, log }),
  }
}
