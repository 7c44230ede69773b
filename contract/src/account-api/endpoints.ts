import { z } from 'zod'
import {
  callerFields,
  consentWire,
  favoriteWire,
  favoritesWire,
  idempotencyKeyWire,
  profileWire,
  secretWire,
} from './fields.ts'

/** One endpoint of `POST {platform}/{tenant}/{endpoint}` (specification §7): what it takes and what `data` it answers. */
interface Endpoint {
  readonly summary: string
  /** Only for a visitor who is logged in: with the tokens in the headers. */
  readonly isPersonal: boolean
  readonly takes: z.ZodObject
  readonly answers: z.ZodType
}

const { locale, site_origin, visitor_key } = callerFields
const submission = { idempotency_key: idempotencyKeyWire, ...callerFields }
const done = (status: string) => z.strictObject({ status: z.literal(status) })
const email = z.string().max(254)
const someText = z.string()

/** Texts are checked by the rules of `domain/submissions`, which the site uses too. */
export const endpoints = {
  contact_message: {
    summary: 'A message to the centre',
    isPersonal: false,
    takes: z.strictObject({
      ...submission,
      name: someText,
      email,
      phone: someText.optional(),
      subject: someText.optional(),
      message: someText,
      page: z.string().max(300),
    }),
    answers: done('received'),
  },
  newsletter_signup: {
    summary: 'Asks for the newsletter; a mail with a link to confirm follows',
    isPersonal: false,
    takes: z.strictObject({
      ...submission,
      first_name: someText,
      last_name: someText,
      email,
      consent: consentWire,
    }),
    answers: done('pending'),
  },
  newsletter_confirm: {
    summary: 'The link of the mail: the newsletter is sent from now on',
    isPersonal: false,
    takes: z.strictObject({ token: secretWire, site_origin, visitor_key }),
    answers: done('confirmed'),
  },
  newsletter_unsubscribe: {
    summary: 'The link in every mail: the newsletter is not sent any more',
    isPersonal: false,
    takes: z.strictObject({ token: secretWire, visitor_key }),
    answers: done('unsubscribed'),
  },
  contest_entry: {
    summary: 'An entry; one a person and contest',
    isPersonal: false,
    takes: z.strictObject({
      ...submission,
      contest: z.string().max(200).meta({ description: 'Slug of the contest.' }),
      first_name: someText,
      last_name: someText,
      email,
      phone: someText.optional(),
      of_age: z.boolean(),
      eligible: z.boolean(),
      answer: someText.optional().meta({ description: 'Where the contest asks a question.' }),
      rules: z.literal(true),
      newsletter: consentWire
        .optional()
        .meta({ description: 'Consent to the newsletter, which is asked for by itself.' }),
      photo: z
        .base64()
        .optional()
        .meta({ description: 'A JPEG picture, made anew from what the visitor sent.' }),
    }),
    answers: done('entered'),
  },
  request_login: {
    summary: 'Sends a link to log in with; the answer is the same whether the address is known or not',
    isPersonal: false,
    takes: z.strictObject({ email, locale, site_origin, visitor_key }),
    answers: done('sent'),
  },
  login_hash: {
    summary: 'The secret of the link, once: the answer carries the tokens',
    isPersonal: false,
    takes: z.strictObject({ login_hash: secretWire, visitor_key }),
    answers: profileWire,
  },
  get_profile: {
    summary: 'Who is logged in',
    isPersonal: true,
    takes: z.strictObject({}),
    answers: profileWire,
  },
  update_profile: {
    summary: 'Changes what a visitor says about themselves',
    isPersonal: true,
    takes: z.strictObject({
      firstname: someText.nullable(),
      lastname: someText.nullable(),
      locale,
      newsletter: z.boolean(),
      consent: consentWire.optional().meta({ description: 'Where the newsletter is asked for.' }),
    }),
    answers: profileWire,
  },
  get_favorites: {
    summary: 'The favorites, latest first',
    isPersonal: true,
    takes: z.strictObject({}),
    answers: favoritesWire,
  },
  add_favorite: { summary: 'One more', isPersonal: true, takes: favoriteWire, answers: favoritesWire },
  remove_favorite: { summary: 'One less', isPersonal: true, takes: favoriteWire, answers: favoritesWire },
  merge_favorites: {
    summary: 'Adds those of a device',
    isPersonal: true,
    takes: z.strictObject({ favorites: favoritesWire }),
    answers: favoritesWire,
  },
  log_out: {
    summary: 'Ends this session',
    isPersonal: true,
    takes: z.strictObject({}),
    answers: done('logged out'),
  },
  log_out_everywhere: {
    summary: 'Ends all sessions of the visitor',
    isPersonal: true,
    takes: z.strictObject({}),
    answers: done('logged out'),
  },
  export_data: {
    summary: 'Everything the platform has about the visitor',
    isPersonal: true,
    takes: z.strictObject({}),
    answers: z.record(z.string(), z.unknown()),
  },
  delete_account: {
    summary: 'Deletes the account, its favorites, sessions and newsletter',
    isPersonal: true,
    takes: z.strictObject({}),
    answers: done('deleted'),
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

export type EndpointData<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['takes']>

export type EndpointAnswer<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['answers']>
