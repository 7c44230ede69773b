import { defaultLocale } from '@promenade/domain/locale/locale'
import { z } from 'zod'
import { type EndpointAnswer, type EndpointName, endpoints } from './endpoints.ts'
import { favoriteTypes, maxFavorites, profileWire } from './fields.ts'

/**
 * The `data` of the answer to a private call (specification §7); undefined where it is not what the endpoint answers.
 * What we do not know in it is left out, and a favorite that cannot be read too.
 */
export function decodeAnswer<Name extends EndpointName>(
  endpoint: Name,
  body: unknown,
): EndpointAnswer<Name> | undefined {
  const answer = envelope.safeParse(body)
  return answer.success ? answers[endpoint].safeParse(answer.data.data).data : undefined
}

const envelope = z.object({ data: z.unknown() })

/** Platforms of other makers say at least these three things (platform-api §1.4). */
const profile = z.preprocess((value) => {
  const { success, data } = knownOfProfile.safeParse(value)
  return success ? { ...rest, ...data, id: data.id ?? data.email } : value
}, profileWire.strip())

const rest = { firstname: null, lastname: null, locale: defaultLocale, newsletter: false, member_since: null }

const knownOfProfile = z.looseObject({ id: z.coerce.string().optional(), email: z.string() })

const favorites = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => favorite.safeParse(item).data ?? []).slice(0, maxFavorites))

const favorite = z.object({ type: z.enum(favoriteTypes), id: z.coerce.number().int().positive() })

const answers: { readonly [Name in EndpointName]: z.ZodType<EndpointAnswer<Name>> } = {
  contact_message: endpoints.contact_message.answers.strip(),
  newsletter_signup: endpoints.newsletter_signup.answers.strip(),
  newsletter_confirm: endpoints.newsletter_confirm.answers.strip(),
  newsletter_unsubscribe: endpoints.newsletter_unsubscribe.answers.strip(),
  contest_entry: endpoints.contest_entry.answers.strip(),
  request_login: endpoints.request_login.answers.strip(),
  login_hash: profile,
  get_profile: profile,
  update_profile: profile,
  get_favorites: favorites,
  add_favorite: favorites,
  remove_favorite: favorites,
  merge_favorites: favorites,
  log_out: endpoints.log_out.answers.strip(),
  log_out_everywhere: endpoints.log_out_everywhere.answers.strip(),
  export_data: endpoints.export_data.answers,
  delete_account: endpoints.delete_account.answers.strip(),
}
