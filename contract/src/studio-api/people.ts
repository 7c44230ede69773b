import { roles } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import { idWire } from './fields.ts'
import { localeWire } from './locale.ts'
import { emailWire } from './login.ts'

const nameWire = z.string().trim().min(1).max(100)

/** A role that can be given. Store users come with the screens for their stores. */
export const givenRoleWire = z.enum(roles).exclude(['store'])

/** `POST /staff`: invites somebody by mail. */
export const invitationWire = z.strictObject({
  name: nameWire,
  email: emailWire,
  role: givenRoleWire,
  locale: localeWire,
})

/** The response to `POST /staff`. */
export const createdStaffWire = z.strictObject({ id: idWire })

/** `PATCH /staff/:id`. */
export const staffChangeWire = z.strictObject({
  name: nameWire.optional(),
  role: givenRoleWire.optional(),
  disabled: z.boolean().optional(),
})

/** A member of staff. */
export const staffMemberWire = z.strictObject({
  id: idWire,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** `invited`: without a means of login so far. */
  state: z.enum(['active', 'invited', 'disabled']),
  passkeys: z.int().min(0),
  hasApp: z.boolean(),
  /** The tokens that they made; these end with the account. */
  tokens: z.int().min(0),
  seenAt: instantWire.nullable(),
  /** An invitation or a recovery that was not used yet. */
  invitation: z
    .strictObject({
      isRecovery: z.boolean(),
      by: z.string().nullable(),
      validFrom: instantWire,
      expiresAt: instantWire,
    })
    .nullable(),
})

/** `GET /staff`. */
export const staffWire = z.strictObject({ items: z.array(staffMemberWire) })

export type Invitation = z.infer<typeof invitationWire>
export type StaffChange = z.infer<typeof staffChangeWire>
export type StaffMember = z.infer<typeof staffMemberWire>
export type StaffWire = z.infer<typeof staffWire>
