import { roles } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { localeSchema } from './locale.ts'

const tokenSchema = z.string().min(20).max(200)
const base64url = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/)
const transports = z.array(z.string().max(30)).max(10)

/** An e-mail address of a member of staff. */
export const emailSchema = z.email().max(254)

/** Six digits of an authenticator app, or a recovery code. */
export const codeSchema = z.string().trim().min(6).max(20)

/** The response of a browser that made a passkey; its other members are dropped. */
export const newPasskeySchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.exactOptional(),
  }),
})

/** The response of a browser that used a passkey. */
export const usedPasskeySchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
})

const offeredPasskeys = z.array(
  z.object({ id: base64url, type: z.literal('public-key'), transports: z.array(z.string()).exactOptional() }),
)
const userCheck = z.enum(['required', 'preferred', 'discouraged'])

/** The options of `navigator.credentials.create`. */
export const newPasskeyOptionsSchema = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().exactOptional(),
  excludeCredentials: offeredPasskeys.exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: userCheck.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: userCheck.exactOptional(),
    })
    .exactOptional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).exactOptional(),
})

/** The options of `navigator.credentials.get`. */
export const usedPasskeyOptionsSchema = z.object({
  challenge: base64url,
  rpId: z.string().exactOptional(),
  timeout: z.int().exactOptional(),
  allowCredentials: offeredPasskeys.exactOptional(),
  userVerification: userCheck.exactOptional(),
})

/**
 * `POST /session/link`: opens a link from a mail, a command or the start of the demo mall. The same body asks for what a means of
 * login is made of: `POST /join/passkey/options` and `POST /join/app/secret`.
 */
export const openLinkSchema = z.strictObject({ token: tokenSchema })

/** The result of opening a link. A link to join stays valid until a means of login is made with it. */
export const openedLinkSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('logged-in') }),
  z.strictObject({
    state: z.literal('second-factor'),
    /** Proves the first factor in `POST /session/code`, for ten minutes. */
    ticket: tokenSchema,
    name: z.string(),
    hasApp: z.boolean(),
    hasPasskey: z.boolean(),
  }),
  z.strictObject({
    state: z.literal('join'),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    locale: localeSchema,
    mall: z.string(),
    /** True for somebody who joined before and lost every means of login. */
    isRecovery: z.boolean(),
    /** A recovery can be used from then on. */
    validFrom: instantSchema.optional(),
  }),
])

/** `POST /session/mail`: a login link by mail. The response is the same for every address. */
export const mailLinkSchema = z.strictObject({ email: emailSchema })

/** `POST /session/code`: the second factor after a link. */
export const codeLoginSchema = z.strictObject({ ticket: tokenSchema, code: codeSchema })

/** `POST /session/passkey`. */
export const passkeyLoginSchema = z.strictObject({ passkey: usedPasskeySchema })

/** `POST /session/confirm`: a fresh factor of the current user. */
export const confirmSchema = z.union([
  z.strictObject({ passkey: usedPasskeySchema }),
  z.strictObject({ code: codeSchema }),
])

/** A name that its owner knows a passkey by. */
const passkeyNameSchema = z.string().trim().min(1).max(60)

/** A secret for an authenticator app, in Base32. */
const appSecretSchema = z.string().regex(/^[A-Z2-7]{32}$/)

/** `POST /means/passkeys`. */
export const addPasskeySchema = z.strictObject({ passkey: newPasskeySchema, name: passkeyNameSchema })

/** `PUT /means/app`. */
export const setAppSchema = z.strictObject({ secret: appSecretSchema, code: codeSchema })

/** `POST /join/passkey`. */
export const joinWithPasskeySchema = z.strictObject({ token: tokenSchema, ...addPasskeySchema.shape })

/** `POST /join/app`. */
export const joinWithAppSchema = z.strictObject({ token: tokenSchema, ...setAppSchema.shape })

/** A secret for an authenticator app; `uri` is what the app reads from a picture or a link. */
export const newAppSchema = z.strictObject({ secret: appSecretSchema, uri: z.string() })

/** Recovery codes, shown once; absent where somebody has some. */
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()).optional() })

/** `GET /means`: the means of login of the current user. */
export const meansSchema = z.strictObject({
  /** Passkeys belong to this host: they end when it changes. */
  host: z.string(),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      createdAt: instantSchema,
      usedAt: instantSchema.nullable(),
    }),
  ),
  hasApp: z.boolean(),
  recoveryCodes: z.int().min(0),
  /** Until when people and tokens need no fresh factor. */
  freshUntil: instantSchema.nullable(),
})

/** `GET /sessions`: where somebody is logged in. */
export const sessionsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.int().positive(),
      /** The browser's own description of itself. */
      device: z.string(),
      createdAt: instantSchema,
      seenAt: instantSchema,
      isCurrent: z.boolean(),
    }),
  ),
})

export type NewPasskey = z.infer<typeof newPasskeySchema>
export type UsedPasskey = z.infer<typeof usedPasskeySchema>
export type OpenedLink = z.infer<typeof openedLinkSchema>
export type Confirmation = z.infer<typeof confirmSchema>
export type NewApp = z.infer<typeof newAppSchema>
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
export type MeansJson = z.infer<typeof meansSchema>
export type SessionsJson = z.infer<typeof sessionsSchema>
