import { defaultLocale } from '@promenade/domain/locale/locale'
import { z } from 'zod'
import { type EndpointResponse, type EndpointName, endpoints } from './endpoints.ts'
import { favoriteTypes, maxFavorites, profileSchema } from './fields.ts'

/**
 * Decodes the `data` of a response (specification §7); undefined for data of another shape. Drops unknown fields and
 * invalid favorites.
 */
export function decodeResponse<Name extends EndpointName>(
  endpoint: Name,
  body: unknown,
): EndpointResponse<Name> | undefined {
  const response = envelope.safeParse(body)
  return response.success ? responses[endpoint].safeParse(response.data.data).data : undefined
}

const envelope = z.object({ data: z.unknown() })

/** Other platforms send an incomplete profile. */
const profile = z.preprocess((value) => {
  const { success, data } = partialProfile.safeParse(value)
  return success ? { ...profileDefaults, ...data, id: data.id ?? data.email } : value
}, profileSchema.strip())

const profileDefaults = {
  firstname: null,
  lastname: null,
  locale: defaultLocale,
  newsletter: false,
  member_since: null,
}

const partialProfile = z.looseObject({ id: z.coerce.string().optional(), email: z.string() })

const favorites = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => favorite.safeParse(item).data ?? []).slice(0, maxFavorites))

const favorite = z.object({ type: z.enum(favoriteTypes), id: z.coerce.number().int().positive() })

const responses: { readonly [Name in EndpointName]: z.ZodType<EndpointResponse<Name>> } = {
  contact_message: endpoints.contact_message.response.strip(),
  visitor_report: endpoints.visitor_report.response.strip(),
  site_findings: endpoints.site_findings.response.strip(),
  page_views: endpoints.page_views.response.strip(),
  newsletter_signup: endpoints.newsletter_signup.response.strip(),
  newsletter_confirm: endpoints.newsletter_confirm.response.strip(),
  newsletter_unsubscribe: endpoints.newsletter_unsubscribe.response.strip(),
  contest_entry: endpoints.contest_entry.response.strip(),
  request_login: endpoints.request_login.response.strip(),
  login_hash: profile,
  get_profile: profile,
  update_profile: profile,
  get_favorites: favorites,
  add_favorite: favorites,
  remove_favorite: favorites,
  merge_favorites: favorites,
  log_out: endpoints.log_out.response.strip(),
  log_out_everywhere: endpoints.log_out_everywhere.response.strip(),
  export_data: endpoints.export_data.response,
  delete_account: endpoints.delete_account.response.strip(),
}
