import { roles } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import { localeWire } from './locale.ts'

const tokenWire = z.string().min(20).max(200)
const base64url = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/)
const transports = z.array(z.string().max(30)).max(10)

/** An e-mail address of a member of staff. */
export const emailWire = z.email().max(254)

/** Six digits of an authenticator app, or a recovery code. */
export const codeWire = z.string().trim().min(6).max(20)

/** The response of a browser that made a passkey; its other members are dropped. */
export const newPasskeyWire = z.object({
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
export const usedPasskeyWire = z.object({
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
export const newPasskeyOptionsWire = z.object({
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
export const usedPasskeyOptionsWire = z.object({
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
export const openLinkWire = z.strictObject({ token: tokenWire })

/** The result of opening a link. A link to join stays valid until a means of login is made with it. */
export const openedLinkWire = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('logged-in') }),
  z.strictObject({
    state: z.literal('second-factor'),
    /** Proves the first factor in `POST /session/code`, for ten minutes. */
    ticket: tokenWire,
    name: z.string(),
    hasApp: z.boolean(),
    hasPasskey: z.boolean(),
  }),
  z.strictObject({
    state: z.literal('join'),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    locale: localeWire,
    mall: z.string(),
    /** True for somebody who joined before and lost every means of login. */
    isRecovery: z.boolean(),
    /** A recovery can be used from then on. */
    validFrom: instantWire.optional(),
  }),
])

/** `POST /session/mail`: a login link by mail. The response is the same for every address. */
export const mailLinkWire = z.strictObject({ email: emailWire })

/** `POST /session/code`: the second factor after a link. */
export const codeLoginWire = z.strictObject({ ticket: tokenWire, code: codeWire })

/** `POST /session/passkey`. */
export const passkeyLoginWire = z.strictObject({ passkey: usedPasskeyWire })

/** `POST /session/confirm`: a fresh factor of the current user. */
export const confirmWire = z.union([
  z.strictObject({ passkey: usedPasskeyWire }),
  z.strictObject({ code: codeWire }),
])

/** A name that its owner knows a passkey by. */
const passkeyNameWire = z.string().trim().min(1).max(60)

/** A secret for an authenticator app, in Base32. */
const appSecretWire = z.string().regex(/^[A-Z2-7]{32}$/)

/** `POST /means/passkeys`. */
export const addPasskeyWire = z.strictObject({ passkey: newPasskeyWire, name: passkeyNameWire })

/** `PUT /means/app`. */
export const setAppWire = z.strictObject({ secret: appSecretWire, code: codeWire })

/** `POST /join/passkey`. */
export const joinWithPasskeyWire = z.strictObject({ token: tokenWire, ...addPasskeyWire.shape })

/** `POST /join/app`. */
export const joinWithAppWire = z.strictObject({ token: tokenWire, ...setAppWire.shape })

/** A secret for an authenticator app; `uri` is what the app reads from a picture or a link. */
export const newAppWire = z.strictObject({ secret: appSecretWire, uri: z.string() })

/** Recovery codes, shown once; absent where somebody has some. */
export const recoveryCodesWire = z.strictObject({ recoveryCodes: z.array(z.string()).optional() })

/** `GET /means`: the means of login of the current user. */
export const meansWire = z.strictObject({
  /** Passkeys belong to this host: they end when it changes. */
  host: z.string(),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      createdAt: instantWire,
      usedAt: instantWire.nullable(),
    }),
  ),
  hasApp: z.boolean(),
  recoveryCodes: z.int().min(0),
  /** Until when people and tokens need no fresh factor. */
  freshUntil: instantWire.nullable(),
})

/** `GET /sessions`: where somebody is logged in. */
export const sessionsWire = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.int().positive(),
      /** The browser's own description of itself. */
      device: z.string(),
      createdAt: instantWire,
      seenAt: instantWire,
      isCurrent: z.boolean(),
    }),
  ),
})

export type NewPasskey = z.infer<typeof newPasskeyWire>
export type UsedPasskey = z.infer<typeof usedPasskeyWire>
export type OpenedLink = z.infer<typeof openedLinkWire>
export type Confirmation = z.infer<typeof confirmWire>
export type NewApp = z.infer<typeof newAppWire>
export type RecoveryCodes = z.infer<typeof recoveryCodesWire>
export type MeansWire = z.infer<typeof meansWire>
export type SessionsWire = z.infer<typeof sessionsWire>
