import { contactForm, contestFields, newsletterFields, reportFields } from '@promenade/domain/forms/forms'
import { reportProblems } from '@promenade/domain/forms/report-subject'
import { maxSearchWords } from '@promenade/domain/search/empty-search'
import { z } from 'zod'
import { emailText, requestFields } from '../schema/form-fields.ts'
import {
  callerFields,
  consentSchema,
  favoriteSchema,
  favoritesSchema,
  idempotencyKeySchema,
  profileSchema,
  secretSchema,
} from './fields.ts'
import { profileFieldsSchema } from './profile-fields.ts'

/** One endpoint of `POST {platform}/{tenant}/{endpoint}` (specification §7) with the `data` of request and response. */
interface Endpoint {
  readonly summary: string
  /** True for calls of a logged-in visitor, with the tokens in the headers. */
  readonly isPersonal: boolean
  readonly request: z.ZodObject
  readonly response: z.ZodType
}

/** Maximum numbers of what the site tells in one call. */
export const maxLeftOut = 50
export const maxEmptySearches = 100
export const maxPageViews = 500

const { locale, site_origin, visitor_key } = callerFields
const submission = { idempotency_key: idempotencyKeySchema, ...callerFields }
const contestText = requestFields(contestFields)
/** Text of a fault, cut by the site. */
const faultText = z.string().min(1).max(200)
const done = (status: string) => z.strictObject({ status: z.literal(status) })

/** All endpoints. */
export const endpoints = {
  contact_message: {
    summary: 'A message to the centre',
    isPersonal: false,
    request: z.strictObject({
      ...submission,
      ...requestFields(contactForm),
      page: z.string().max(300),
    }),
    response: done('received'),
  },
  visitor_report: {
    summary:
      'A report that something about a record is wrong; with an e-mail address for one mail when it is mended',
    isPersonal: false,
    request: z.strictObject({
      ...submission,
      ...requestFields(reportFields),
      about: z.string().max(220).meta({
        description:
          'What is wrong: `stores/ixtle`, `events-and-news/calm-hours`, `hours`, `map/north-slip`.',
      }),
      problem: z.enum(reportProblems),
    }),
    response: done('received'),
  },
  site_findings: {
    summary: 'What the site itself found: items that it left out of responses, and searches without a result',
    isPersonal: false,
    request: z.strictObject({
      visitor_key,
      left_out: z
        .array(z.strictObject({ resource: z.string().max(40), item: faultText, message: faultText }))
        .max(maxLeftOut)
        .optional()
        .meta({ description: 'All that it leaves out now; absent if that is what it sent last.' }),
      empty_searches: z
        .array(z.strictObject({ locale, words: z.string().max(maxSearchWords) }))
        .max(maxEmptySearches),
    }),
    response: done('received'),
  },
  page_views: {
    summary: 'How often pages of records were seen, by day of the mall; nothing in it is about a visitor',
    isPersonal: false,
    request: z.strictObject({
      idempotency_key: idempotencyKeySchema,
      visitor_key,
      views: z
        .array(
          z.strictObject({
            day: z.iso.date(),
            path: z.string().max(220).meta({ description: 'Without language prefix: `/stores/ixtle`.' }),
            count: z.int().positive().max(1_000_000),
          }),
        )
        .min(1)
        .max(maxPageViews),
    }),
    response: done('received'),
  },
  newsletter_signup: {
    summary: 'Requests the newsletter; a mail with a confirmation link follows',
    isPersonal: false,
    request: z.strictObject({
      ...submission,
      ...requestFields(newsletterFields),
      consent: consentSchema,
    }),
    response: done('pending'),
  },
  newsletter_confirm: {
    summary: 'Confirms the newsletter with the link of the mail',
    isPersonal: false,
    request: z.strictObject({ token: secretSchema, site_origin, visitor_key }),
    response: done('confirmed'),
  },
  newsletter_unsubscribe: {
    summary: 'Ends the newsletter with the link in every mail',
    isPersonal: false,
    request: z.strictObject({ token: secretSchema, visitor_key }),
    response: done('unsubscribed'),
  },
  contest_entry: {
    summary: 'An entry to a contest; one per person',
    isPersonal: false,
    request: z.strictObject({
      ...submission,
      contest: z.string().max(200).meta({ description: 'Slug of the contest.' }),
      ...contestText,
      answer: contestText.answer.meta({
        description: 'Answer to the question of the contest, if it has one.',
      }),
      of_age: z.boolean(),
      eligible: z.boolean(),
      rules: z.literal(true).meta({ description: 'Acceptance of the rules of the contest.' }),
      newsletter: consentSchema.optional().meta({ description: 'Separate consent to the newsletter.' }),
      photo: z.base64().optional().meta({ description: 'A JPEG picture, re-encoded by the site.' }),
    }),
    response: done('entered'),
  },
  request_login: {
    summary: 'Mails a login link; the response is the same for known and unknown addresses',
    isPersonal: false,
    request: z.strictObject({ email: emailText, locale, site_origin, visitor_key }),
    response: done('sent'),
  },
  login_hash: {
    summary: 'Logs in with the secret of a login link, once; the tokens are in the response headers',
    isPersonal: false,
    request: z.strictObject({ login_hash: secretSchema, visitor_key }),
    response: profileSchema,
  },
  get_profile: {
    summary: 'The profile of the visitor',
    isPersonal: true,
    request: z.strictObject({}),
    response: profileSchema,
  },
  update_profile: {
    summary: 'Changes the profile of the visitor',
    isPersonal: true,
    request: z.strictObject({
      ...profileFieldsSchema,
      locale,
      newsletter: z.boolean(),
      consent: consentSchema.optional().meta({ description: 'Only to subscribe to the newsletter.' }),
    }),
    response: profileSchema,
  },
  get_favorites: {
    summary: 'The favorites of the visitor, latest first',
    isPersonal: true,
    request: z.strictObject({}),
    response: favoritesSchema,
  },
  add_favorite: {
    summary: 'Adds a favorite',
    isPersonal: true,
    request: favoriteSchema,
    response: favoritesSchema,
  },
  remove_favorite: {
    summary: 'Removes a favorite',
    isPersonal: true,
    request: favoriteSchema,
    response: favoritesSchema,
  },
  merge_favorites: {
    summary: 'Adds the favorites of a device',
    isPersonal: true,
    request: z.strictObject({ favorites: favoritesSchema }),
    response: favoritesSchema,
  },
  log_out: {
    summary: 'Ends this session',
    isPersonal: true,
    request: z.strictObject({}),
    response: done('logged out'),
  },
  log_out_everywhere: {
    summary: 'Ends all sessions of the visitor',
    isPersonal: true,
    request: z.strictObject({}),
    response: done('logged out'),
  },
  export_data: {
    summary: 'Everything the platform has about the visitor',
    isPersonal: true,
    request: z.strictObject({}),
    response: z.record(z.string(), z.unknown()),
  },
  delete_account: {
    summary:
      'Deletes the account, its favorites and sessions, and ends its newsletter; the proof of consent stays',
    isPersonal: true,
    request: z.strictObject({}),
    response: done('deleted'),
  },
} as const satisfies Record<string, Endpoint>

/** The name of an endpoint, the last part of its address. */
export type EndpointName = keyof typeof endpoints

/** The data of a request. */
export type EndpointData<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['request']>

/** The data of a response. */
export type EndpointResponse<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['response']>
