import type { ReportProblem } from '@promenade/domain/forms/report-subject'
import type { SubscriptionState } from '@promenade/domain/forms/subscription-states'
import type { Locale } from '@promenade/domain/locale/locale'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { FormFieldsColumn } from './form-fields.ts'

/** The tables with data of visitors. */
export interface VisitorSchema {
  submission: SubmissionTable
  seen_call: { signature: string; seen_at: Date }
  rate_limit: { key: string; points: number; expire: number | null }
  account: AccountTable
  login_link: LoginLinkTable
  session: SessionTable
  favorite: FavoriteTable
  newsletter_subscription: NewsletterSubscriptionTable
  contact_message: ContactMessageTable
  contact_reply: ContactReplyTable
  visitor_report: VisitorReportTable
  site_left_out: SiteLeftOutTable
  empty_search: { property_id: number; locale: Locale; words: string; searched_at: Date }
  page_view: { property_id: number; entry_id: number; day: string; views: number }
  contest_entry: ContestEntryTable
  contest_draw: ContestDrawTable
  contest_mail: ContestMailTable
  mail: MailTable
}

interface SubmissionTable {
  property_id: number
  endpoint: string
  idempotency_key: string
  data_hash: string
  answer: JSONColumnType<object>
  created_at: Date
}

interface AccountTable {
  id: Generated<number>
  property_id: number
  public_id: Generated<string>
  email: string
  fields: FormFieldsColumn
  locale: Locale
  created_at: Date
  /** Of its last use, to the day. */
  used_at: Generated<Date>
}

interface LoginLinkTable {
  hash: string
  property_id: number
  email: string
  locale: Locale
  created_at: Date
  expires_at: Date
}

interface SessionTable {
  client: string
  account_id: number
  token_hash: string
  created_at: Date
  renewed_at: Date
  expires_at: Date
}

interface FavoriteTable {
  account_id: number
  entry_id: number
  /** The date of a day of a recurring event; else empty. */
  part: Generated<string>
  created_at: Date
  position: Generated<number>
}

interface NewsletterSubscriptionTable {
  id: Generated<number>
  property_id: number
  email: string
  fields: FormFieldsColumn
  locale: Locale
  status: SubscriptionState
  consent_wording: string
  consent_page: string
  consent_given_at: Date
  confirm_hash: string | null
  confirm_expires_at: Date | null
  confirmed_at: Date | null
  unsubscribe_token: string
  unsubscribed_at: Date | null
  /** The colleague who did it on request. */
  unsubscribed_by: Generated<string | null>
  created_at: Date
}

interface ContactMessageTable {
  id: Generated<number>
  property_id: number
  email: string
  fields: FormFieldsColumn
  page: string
  locale: Locale
  created_at: Date
  read_at: Date | null
  done_at: Date | null
  done_by: string | null
}

interface ContactReplyTable {
  id: Generated<number>
  message_id: number
  text: string
  made_at: Date
  made_by: string
  mail_id: string | null
  /** True once the mail was given up and removed. */
  mail_failed: Generated<boolean>
}

interface VisitorReportTable {
  id: Generated<number>
  property_id: number
  entry_id: number | null
  about: string
  problem: ReportProblem
  fields: FormFieldsColumn
  email: string | null
  locale: Locale
  site_origin: string
  created_at: Date
  verdict: Generated<'mended' | 'not-so' | null>
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
  mail_id: Generated<string | null>
}

interface SiteLeftOutTable {
  property_id: number
  items: ColumnType<
    readonly { readonly resource: string; readonly item: string; readonly message: string }[],
    string,
    string
  >
  told_at: Date
}

interface ContestEntryTable {
  id: Generated<number>
  property_id: number
  entry_id: number | null
  contest_slug: string
  email: string
  fields: FormFieldsColumn
  confirmed_age: number | null
  confirmed_eligibility: string | null
  photo: Buffer | null
  locale: Locale
  created_at: Date
  excluded_at: Generated<Date | null>
  excluded_by: Generated<string | null>
  excluded_because: Generated<string | null>
}

/** The draw of a contest: a secret seed, and what was drawn with it. */
interface ContestDrawTable {
  entry_id: number
  property_id: number
  seed: string
  committed_at: Date
  winners: Generated<number | null>
  reserves: Generated<number | null>
  tickets: Generated<readonly number[] | null>
  excluded: ColumnType<readonly JudgedTicket[], string | undefined, string>
  passed_over: ColumnType<readonly JudgedTicket[], string | undefined, string>
  drawn_at: Generated<Date | null>
  drawn_by: Generated<string | null>
}

/** What staff wrote to a winner. */
interface ContestMailTable {
  id: Generated<number>
  contest_entry_id: number
  text: string
  made_at: Date
  made_by: string
  mail_id: string | null
  /** True once the mail was given up and removed. */
  mail_failed: Generated<boolean>
}

/** A ticket that takes no part, or loses its place. */
interface JudgedTicket {
  readonly ticket: number
  readonly because: string
}

interface MailTable {
  id: Generated<string>
  property_id: number
  kind: string
  recipient: string | null
  content: JSONColumnType<object> | null
  created_at: Date
  attempts: Generated<number>
  next_attempt_at: Date
  give_up_at: Date | null
  sent_at: Date | null
  failed_at: Date | null
  last_error: string | null
}
