import type { Config } from '../config.ts'
import { blocker, type Finding, warning } from './finding.ts'

type Settings = Pick<Config, 'siteOrigins' | 'studio' | 'mail'>

/** Settings of the platform with which a public mall is unsafe, or sends no mail. */
export function findUnsafeSettings(
  { siteOrigins, studio, mail }: Settings,
  { email, id }: { readonly email: string | undefined; readonly id: number },
): readonly Finding[] {
  const staff = mail.addresses.staffOfProperty?.get(id) ?? mail.addresses.staff ?? email
  return [
    ...findOrigins(siteOrigins),
    ...findStudio(studio),
    ...(mail.smtp === undefined
      ? [blocker('SMTP_URL', 'is not set: no mail goes out, to visitors or to staff')]
      : []),
    ...(staff === undefined
      ? [blocker('MAIL_STAFF', 'is not set: nobody gets the messages of visitors')]
      : []),
  ]
}

function findOrigins(origins: Settings['siteOrigins']): readonly Finding[] {
  if (origins === undefined)
    return [blocker('SITE_ORIGINS', 'is not set: links in mails may lead to any address')]
  return origins
    .filter((origin) => !isSafe(origin))
    .map((origin) => blocker('SITE_ORIGINS', `${origin} is not the https address of a public site`))
}

function findStudio(studio: Settings['studio']): readonly Finding[] {
  if (studio === undefined) return [warning('STUDIO_PORT', 'is not set: staff have no studio')]
  const { origin, trustedProxies } = studio
  if (origin === undefined || !isSafe(origin))
    return [blocker('STUDIO_URL', 'is not the https address that staff use: invitations lead there')]
  if (trustedProxies > 0) return []
  return [blocker('STUDIO_TRUSTED_PROXIES', 'is 0: all staff behind the proxy count as one address')]
}

function isSafe(origin: string): boolean {
  return /^https:\/\/(?!localhost\b)/.test(origin)
}
