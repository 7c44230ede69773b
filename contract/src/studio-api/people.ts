import { roles } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { idSchema } from './fields.ts'
import { localeSchema } from './locale.ts'
import { emailSchema } from './login.ts'

const nameSchema = z.string().trim().min(1).max(100)

/** A role that somebody who is here can be given. A store user is invited as such, with a store. */
const givenRoleSchema = z.enum(roles).exclude(['store'])

/** `POST /staff`: invites somebody by mail. `store`: the entry of the store of a store user. */
export const invitationSchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  role: z.enum(roles),
  store: idSchema.optional(),
  locale: localeSchema,
})

/** The response to `POST /staff`. */
export const createdStaffSchema = z.strictObject({ id: idSchema })

/** `PATCH /staff/:id`. */
export const staffChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  role: givenRoleSchema.optional(),
  disabled: z.boolean().optional(),
})

/** A member of staff. */
export const staffMemberSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** `invited`: without a means of login so far. */
  state: z.enum(['active', 'invited', 'disabled']),
  passkeys: z.int().min(0),
  hasApp: z.boolean(),
  /** The tokens that they made; these end with the account. */
  tokens: z.int().min(0),
  seenAt: instantSchema.nullable(),
  /** An invitation or a recovery that was not used yet. */
  invitation: z
    .strictObject({
      isRecovery: z.boolean(),
      by: z.string().nullable(),
      validFrom: instantSchema,
      expiresAt: instantSchema,
    })
    .nullable(),
})

/** `GET /staff`. */
export const staffSchema = z.strictObject({ items: z.array(staffMemberSchema) })

export type Invitation = z.infer<typeof invitationSchema>
export type StaffChange = z.infer<typeof staffChangeSchema>
export type StaffMember = z.infer<typeof staffMemberSchema>
export type StaffJson = z.infer<typeof staffSchema>
