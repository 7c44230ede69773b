import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** How an archive holds a table: one row a line. */
export interface ArchivedTable {
  readonly name: keyof Schema
  /** True for data of visitors, which are in the archive on request. */
  readonly isPersonal: boolean
  /** SQL that is true for `archived`, a row of the table, if it is of this mall. */
  readonly isOf: (mall: number) => RawBuilder<boolean>
  /** SQL in place of columns. */
  readonly columns?: (archive: ArchiveContent) => Readonly<Record<string, RawBuilder<unknown>>>
  /** A column with the bytes of a picture, which are a file of the archive. */
  readonly file?: ArchivedFile
}

/** What an archive is to hold. */
export interface ArchiveContent {
  readonly mall: number
  readonly hasPeople: boolean
}

export interface ArchivedFile {
  readonly column: string
  readonly folder: 'pictures' | 'photos'
  /** The column by which the file is named. */
  readonly key: string
  /** SQL of the end of its name. */
  readonly extension: RawBuilder<string>
  /** SQL of the SHA-256 of the bytes. */
  readonly sha256: RawBuilder<string>
}

const byProperty = (mall: number) => sql<boolean>`archived.property_id = ${mall}`
const byEntry = (mall: number) =>
  sql<boolean>`archived.entry_id in (select id from entry where property_id = ${mall})`

const noAddress = ({ hasPeople }: ArchiveContent) => (hasPeople ? {} : { email: sql`null` })
const noMail = () => ({ mail_id: sql`null` })
/** A mail that is not sent yet is not sent by the database that imports the archive. */
const noMailToFollow = () => ({
  ...noMail(),
  mail_failed: sql`archived.mail_failed or exists (
    select from mail where mail.id = archived.mail_id and mail.sent_at is null)`,
})

/** The tables of an archive, in an order in which each row refers to rows before it or to its own table. */
export const archivedTables: readonly ArchivedTable[] = [
  {
    name: 'property',
    isPersonal: false,
    isOf: (mall) => sql<boolean>`archived.id = ${mall}`,
  },
  { name: 'content_change', isPersonal: false, isOf: byProperty },
  {
    name: 'content_import',
    isPersonal: false,
    isOf: byProperty,
    // Of this machine: an import elsewhere reads its folder anew.
    columns: () => ({ folder: sql`''` }),
  },
  { name: 'part_id', isPersonal: false, isOf: byProperty },
  { name: 'map_file', isPersonal: false, isOf: byProperty },
  {
    name: 'media',
    isPersonal: false,
    isOf: isPictureOf,
    // Two malls may share a picture.
    columns: ({ mall }) => ({
      uploaded_for: sql`case when archived.uploaded_for = ${mall} then archived.uploaded_for end`,
    }),
    file: {
      column: 'bytes',
      folder: 'pictures',
      key: 'sha256',
      extension: sql`coalesce(substring(archived.name from '\\.[a-z0-9]+$'), '')`,
      sha256: sql`archived.sha256`,
    },
  },
  { name: 'entry', isPersonal: false, isOf: byProperty },
  { name: 'change_set', isPersonal: false, isOf: byProperty },
  { name: 'map_change', isPersonal: false, isOf: byProperty },
  { name: 'revision', isPersonal: false, isOf: byEntry },
  { name: 'change_set_item', isPersonal: false, isOf: byEntry },
  { name: 'publication', isPersonal: false, isOf: byEntry },
  { name: 'page_view', isPersonal: false, isOf: byProperty },
  { name: 'store_round', isPersonal: false, isOf: byProperty },
  {
    name: 'store_link',
    isPersonal: false,
    isOf: byProperty,
    columns: (archive) => ({ ...noAddress(archive), ...noMailToFollow() }),
  },
  { name: 'store_proposal', isPersonal: false, isOf: byProperty, columns: noAddress },
  { name: 'store_picture', isPersonal: false, isOf: byEntry },
  { name: 'store_trust', isPersonal: false, isOf: byProperty },
  {
    name: 'audit',
    isPersonal: false,
    isOf: byProperty,
    // The hash has a key of its own in each database. Of staff there are names alone.
    columns: () => ({
      address_hash: sql`null`,
      details: sql`case when archived.details::jsonb ? 'email'
        then (archived.details::jsonb - 'email')::json else archived.details end`,
    }),
  },
  { name: 'account', isPersonal: true, isOf: byProperty },
  {
    name: 'favorite',
    isPersonal: true,
    isOf: (mall) => sql<boolean>`archived.account_id in (select id from account where property_id = ${mall})`,
  },
  { name: 'newsletter_subscription', isPersonal: true, isOf: byProperty },
  { name: 'contact_message', isPersonal: true, isOf: byProperty },
  {
    name: 'contact_reply',
    isPersonal: true,
    isOf: (mall) =>
      sql<boolean>`archived.message_id in (select id from contact_message where property_id = ${mall})`,
    columns: noMailToFollow,
  },
  { name: 'visitor_report', isPersonal: true, isOf: byProperty, columns: noMail },
  {
    name: 'contest_entry',
    isPersonal: true,
    isOf: byProperty,
    file: {
      column: 'photo',
      folder: 'photos',
      key: 'id',
      extension: sql`'.jpg'`,
      sha256: sql`encode(sha256(archived.photo), 'hex')`,
    },
  },
  { name: 'contest_draw', isPersonal: true, isOf: byProperty },
  {
    name: 'contest_mail',
    isPersonal: true,
    isOf: (mall) =>
      sql<boolean>`archived.contest_entry_id in (select id from contest_entry where property_id = ${mall})`,
    columns: noMailToFollow,
  },
]

/** Every other table, with the reason why no archive has it. */
export const leftOutTables = {
  migration: 'of the database: the manifest names the last one',
  mall: 'a view',
  link_check: 'is found anew',
  site_left_out: 'the site tells it anew',
  empty_search: 'is removed after eight days',
  staff: 'staff are invited anew; their names stand beside what they did',
  staff_session: 'a login',
  staff_link: 'a login',
  staff_passkey: 'a login, of one host',
  staff_totp: 'a login',
  staff_recovery_code: 'a login',
  staff_challenge: 'a login',
  studio_key: 'a secret of this database',
  api_token: 'a secret of a program',
  webhook: 'has a secret',
  webhook_delivery: 'of a webhook',
  idempotency: 'repeated requests of the last two days',
  preview: 'tickets of an hour',
  store_link_secret: 'a login of a store',
  store_draft: 'what a store has typed and not sent',
  submission: 'repeated requests of the last two days',
  seen_call: 'signatures of the last minutes',
  rate_limit: 'counts of the last hour',
  login_link: 'a login',
  session: 'a login',
  mail: 'has links with secrets, and is sent within two days',
} as const satisfies Readonly<Record<string, string>>

/** Named by a revision, uploaded by its staff or by one of its stores. */
function isPictureOf(mall: number): RawBuilder<boolean> {
  return sql`(coalesce(archived.uploaded_for = ${mall}, false)
    or exists (select from revision join entry on entry.id = revision.entry_id
      where entry.property_id = ${mall}
        and revision.pictures @> array[left(archived.sha256, 12) || '/' || archived.name])
    or exists (select from store_picture join entry on entry.id = store_picture.entry_id
      where entry.property_id = ${mall} and store_picture.sha256 = archived.sha256))`
}
