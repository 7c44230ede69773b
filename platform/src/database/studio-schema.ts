import type { Subject } from '@promenade/contract/studio-api/change-sets'
import type { proposalStates } from '@promenade/contract/studio-api/store-answers'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { WebhookEnd, WebhookError } from '@promenade/contract/studio-api/webhooks'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Document } from '@promenade/domain/studio/document'
import type { Role, TokenScope } from '@promenade/domain/studio/permissions'
import type { AskedPart, StorePart } from '@promenade/domain/studio/store-answers'
import type { ColumnType, Generated } from 'kysely'

/** The tables of the staff studio. */
export interface StudioSchema {
  staff: StaffTable
  staff_session: StaffSessionTable
  staff_link: StaffLinkTable
  staff_passkey: StaffPasskeyTable
  staff_totp: { staff_id: number; secret: Buffer; last_step: number }
  staff_recovery_code: { staff_id: number; hash: string; used_at: Date | null }
  staff_challenge: StaffChallengeTable
  studio_key: { secret: string }
  api_token: ApiTokenTable
  change_set: ChangeSetTable
  change_set_item: ChangeSetItemTable
  map_change: MapChangeTable
  entry: EntryTable
  part_id: { property_id: number; part: string; public_id: number }
  revision: RevisionTable
  publication: PublicationTable
  audit: AuditTable
  idempotency: IdempotencyTable
  preview: PreviewTable
  store_round: StoreRoundTable
  store_link: StoreLinkTable
  store_link_secret: { hash: string; link_id: number }
  store_proposal: StoreProposalTable
  store_picture: { entry_id: number; sha256: string }
  store_draft: {
    entry_id: number
    part: StorePart
    link_id: number | null
    fields: Json<Readonly<Record<string, string>>>
    saved_at: Date
  }
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  store_trust: { property_id: number; parts: readonly AskedPart[] }
}

/** Read as JSON, written as text. */
type Json<Value> = ColumnType<Value, string, string>

interface StaffTable {
  id: Generated<number>
  property_id: number
  email: string
  name: string
  role: Role
  handle: Generated<string>
  /** The entry of the store of a store user. */
  store_id: Generated<number | null>
  locale: Locale
  created_at: Date
  disabled_at: Date | null
}

interface StaffSessionTable {
  id: Generated<number>
  token_hash: string
  staff_id: number
  created_at: Date
  seen_at: Date
  expires_at: Date
  confirmed_at: Date | null
  device: string
}

/** `start` logs in by itself; the others are one step of a login. */
export type LinkPurpose = 'start' | 'login' | 'second-factor' | 'invitation' | 'recovery'

interface StaffLinkTable {
  hash: string
  staff_id: number
  purpose: LinkPurpose
  created_at: Date
  valid_from: Date | null
  expires_at: Date
  created_by: string | null
  failures: Generated<number>
}

interface StaffPasskeyTable {
  id: string
  staff_id: number
  public_key: Buffer
  counter: number
  transports: readonly string[]
  name: string
  created_at: Date
  used_at: Date | null
}

interface StaffChallengeTable {
  challenge: string
  purpose: 'register' | 'log-in'
  staff_id: number | null
  expires_at: Date
}

interface ApiTokenTable {
  id: Generated<number>
  property_id: number
  hash: string
  name: string
  scopes: readonly TokenScope[]
  created_by: string
  /** Its maker; null where an earlier release knew the name alone. */
  staff_id: number | null
  created_at: Date
  expires_at: Date | null
  used_at: Date | null
  revoked_at: Date | null
}

/** Where a change set comes from. */
export type ChangeOrigin = 'studio' | 'import' | 'csv' | 'undo' | 'schedule'

interface ChangeSetTable {
  id: Generated<number>
  property_id: number
  title: string | null
  via: ChangeOrigin
  author: string | null
  author_id: number | null
  /** What it is about, as `subjectSchema`. */
  subject: ColumnType<Subject | null, string | null, string | null>
  made_at: Date
  undoes: number | null
  undone_by: number | null
}

/** The state of an entry for an undo: ids of revisions and of waiting publications. */
export interface EntrySnapshot {
  readonly version: number
  readonly draft: number | null
  readonly published: number | null
  readonly deletedAt: string | null
  readonly waiting: readonly number[]
  readonly slug: string
  readonly formerSlugs: readonly string[]
}

interface ChangeSetItemTable {
  change_set_id: number
  position: number
  entry_id: number
  action: string
  before: Json<EntrySnapshot>
  after: Json<EntrySnapshot>
}

interface MapChangeTable {
  change_set_id: number
  property_id: number
  /** Of the map that it put up. */
  map_key: string
  /** The format and the texts by file name of the map before; null: no longer kept. */
  former: Json<unknown> | null
}

interface EntryTable {
  id: Generated<number>
  property_id: number
  /** The id by which the public knows the record. */
  public_id: Generated<number>
  kind: EntryKind
  slug: string
  former_slugs: Generated<readonly string[]>
  slug_follows: Generated<boolean>
  origin: 'studio' | 'import'
  version: number
  draft_revision: number | null
  published_revision: number | null
  imported_revision: number | null
  published_at: Date | null
  was_published: Generated<boolean>
  deleted_at: Date | null
}

/** How a revision came to be. */
export type RevisionOrigin = 'studio' | 'import' | 'csv' | 'restore' | 'undo' | 'merge'

interface RevisionTable {
  id: Generated<number>
  entry_id: number
  number: number
  document: Json<Document>
  base: number | null
  author: string | null
  author_id: number | null
  editor: string | null
  made_at: Date
  via: RevisionOrigin
  change_set_id: number | null
  pictures: readonly string[]
}

interface PublicationTable {
  id: Generated<number>
  entry_id: number
  action: 'publish' | 'withdraw'
  revision_id: number | null
  at: Date
  state: 'waiting' | 'done' | 'cancelled' | 'failed'
  change_set_id: number
  done_at: Date | null
  failure: string | null
}

interface AuditTable {
  id: Generated<number>
  property_id: number
  at: Date
  actor: string | null
  actor_id: number | null
  action: string
  entry_id: number | null
  change_set_id: number | null
  details: Json<object> | null
  request_id: string | null
  address_hash: string | null
}

interface IdempotencyTable {
  staff_id: number
  key: string
  request_hash: string
  status: number
  response: Json<unknown>
  created_at: Date
}

interface PreviewTable {
  id: Generated<number>
  property_id: number
  ticket_hash: string
  staff_id: number
  /** A link for a colleague without an account. */
  is_link: boolean
  at: Date
  /** The entries whose drafts it shows; null: every draft. */
  drafts: readonly number[] | null
  /** The drafts count as published at this time. */
  made_at: Date
  expires_at: Date
  /** Of a link that was ended before its hour. */
  ended_at: Date | null
}

interface StoreRoundTable {
  id: Generated<number>
  property_id: number
  parts: readonly AskedPart[]
  /** Entries of special days. */
  days: readonly number[]
  until: string
  created_at: Date
  created_by: string
}

interface StoreLinkTable {
  /** The author of what comes by it is the negative of this. */
  id: Generated<number>
  round_id: number
  property_id: number
  entry_id: number
  email: string | null
  locale: Locale
  expires_at: Date
  mail_id: string | null
  /** True once the mail was given up and removed. */
  mail_failed: Generated<boolean>
  reminders: number
  opened_at: Date | null
  answered_at: Date | null
  ended_at: Date | null
}

interface StoreProposalTable {
  id: Generated<number>
  property_id: number
  entry_id: number
  link_id: number | null
  author_id: number
  author: string
  email: string | null
  locale: Locale
  part: StorePart
  content: Json<unknown>
  /** The draft of an offer. */
  offer_id: number | null
  show_at: Date | null
  state: (typeof proposalStates)[number]
  note: string | null
  change_set_id: number | null
  made_at: Date
  decided_at: Date | null
  decided_by: string | null
}

interface WebhookTable {
  id: Generated<number>
  property_id: number
  url: string
  kinds: readonly EntryKind[] | null
  /** Encrypted, as the former one. */
  secret: Buffer
  former_secret: Buffer | null
  former_until: Date | null
  created_by: string
  created_at: Date
  disabled_at: Date | null
  disabled_because: WebhookEnd | null
}

interface WebhookDeliveryTable {
  id: Generated<number>
  webhook_id: number
  message_id: Generated<string>
  event: string
  body: string
  created_at: Date
  attempts: Generated<number>
  next_attempt_at: Date | null
  delivered_at: Date | null
  failed_at: Date | null
  attempted_at: Date | null
  status: number | null
  error: WebhookError | null
  duration_ms: number | null
}
