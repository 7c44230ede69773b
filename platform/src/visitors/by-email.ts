import { type RawBuilder, sql } from 'kysely'

/** A condition: the column contains this e-mail address, in upper or lower case. */
export function isEmail(column: string, email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`
}

/**
 * A condition: a mail to this address, or one to the staff with a message of its owner, which they have not got yet. Logins and
 * invitations of staff are no data of visitors.
 */
export function isMailOf(email: string): RawBuilder<boolean> {
  return sql<boolean>`mail.kind not like 'studio-%' and lower(${email}) in
    (lower(mail.recipient), lower(mail.content #>> '{replyTo,address}'))`
}
