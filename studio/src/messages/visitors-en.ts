import type { PersonPart } from '@promenade/contract/studio-api/person'
import type { SubscriptionState } from '@promenade/domain/forms/subscription-states'
import type { retentionDays } from '@promenade/domain/forms/retention'

function some(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** `a week`, `30 days`, `three years`. */
function span(days: number): string {
  const year = days / 365
  if (Number.isInteger(year)) return ['', 'a year', 'two years', 'three years'][year] ?? `${year} years`
  return days === 1 ? 'a day' : days === 7 ? 'a week' : `${days} days`
}

type KeptFor = (days: number) => string

const kept = {
  contactMessage: (days) => `A message is removed ${span(days)} after it was written.`,
  visitorReport: (days) => `A report of what is wrong is removed after ${span(days)}.`,
  addressOfReport: (days) =>
    `The address of a report goes with the one mail about it, or ${span(days)} after it was found to be not so.`,
  contestEntry: (days) => `Entries of a contest are removed ${span(days)} after its last day.`,
  pendingSubscription: (days) =>
    `A sign-up that nobody confirms is removed ${span(days)} after its link has ended.`,
  endedSubscription: (days) =>
    `The proof of a consent is kept for ${span(days)} after its end, then removed.`,
  account: (days) => `An account is removed ${span(days)} after its last use, or when its owner deletes it.`,
  lostFavorite: (days) => `A favorite is removed ${span(days)} after its record has left the site.`,
  sentMail: (days) => `A mail that was sent is removed after ${span(days)}.`,
  deadMail: (days) => `A mail that could not be sent is removed after ${span(days)}.`,
  addressOfStore: (days) =>
    `The address of a store’s contact is removed ${span(days)} after the last day on which it was asked.`,
} satisfies Readonly<Record<keyof typeof retentionDays, KeptFor>>

const states = {
  confirmed: 'Confirmed',
  pending: 'Waiting for confirmation',
  unsubscribed: 'Unsubscribed',
} satisfies Readonly<Record<SubscriptionState, string>>

const ofOne = {
  confirmed: 'Confirmed',
  pending: 'Waiting for confirmation',
  unsubscribed: 'Unsubscribed',
} satisfies Readonly<Record<SubscriptionState, string>>

const parts = {
  account: 'Account',
  favorites: 'Favorites',
  sessions: 'Logged in on',
  login_links: 'Login links',
  newsletter: 'Newsletter',
  contact_messages: 'Messages to the centre',
  contest_entries: 'Contest entries, with their photos',
  visitor_reports: 'Reports of what is wrong',
  mail: 'Mails',
  store_links: 'Asked for a store',
  store_answers: 'Answered for a store',
} satisfies Readonly<Record<PersonPart, string>>

const mails: Readonly<Record<string, string>> = {
  'login-link': 'Login link',
  'newsletter-confirm': 'Link to confirm the newsletter',
  'newsletter-welcome': 'Welcome to the newsletter',
  'newsletter-already': 'Is subscribed already',
  'contact-message': 'Message to the centre, not sent to the staff yet',
  'report-mended': 'What was reported is mended',
  'contest-entry': 'Receipt of a contest entry',
  'contest-winner': 'Mail to a winner of a contest',
  'store-asked': 'Asked for a store',
  'store-reminder': 'Reminder for a store',
  'store-approved': 'Answer of a store approved',
  'store-rejected': 'Answer of a store not published',
  'store-sent': 'Answer of a store received',
}

/** The words of the screens about subscribers and one person, and of how long things are kept. */
export const visitorsEn = {
  messages: {
    isNew: 'New:',
    unknown: 'Without address',
    isDone: (name: string) => `The message of ${name} is done.`,
    isOpen: (name: string) => `The message of ${name} is open again.`,
    doneBy: (by: string | null, at: string) => (by === null ? `done ${at}` : `done by ${by}, ${at}`),
    wrote: (name: string, date: string) => `${name} wrote on ${date}:`,
    reply: 'Reply by mail',
    replyElsewhere: 'In your mail program',
    replyLabel: 'Your answer',
    replyHelp: (language: string) =>
      `The visitor wrote in ${language}. The mail goes out in two minutes; until then it can be undone.`,
    send: 'Send',
    replied: (name: string) => `The answer to ${name} goes out in two minutes.`,
    replyStates: { waiting: 'goes out in a moment', sent: 'sent', failed: 'could not be sent' },
    markDone: 'Done',
    markOpen: 'Not done after all',
    showDone: (count: number) => `Show ${some(count, 'message that is', 'messages that are')} done`,
    allDone: 'Everything is answered.',
    failedTitle: 'Mails that could not be sent',
    failedHelp: 'Most often the address has a mistake. The platform has given up trying.',
  },
  keptTitle: 'How long this is kept',
  kept,
  /** The state of a filter, and that of one subscriber. */
  states,
  ofOne,
  subscribers: {
    counts: (counts: Readonly<Record<SubscriptionState, number>>) =>
      `${some(counts.confirmed, 'subscriber', 'subscribers')} confirmed · ${counts.pending.toLocaleString('en')} waiting for confirmation · ${counts.unsubscribed.toLocaleString('en')} unsubscribed`,
    search: 'A part of the address',
    find: 'Find',
    state: 'Show',
    anyState: 'All',
    found: (count: number) => some(count, 'subscriber', 'subscribers'),
    nobody: 'Nobody is like this.',
    none: 'Nobody has signed up for the newsletter yet.',
    more: 'Show more',
    agreed: (date: string) => `agreed on ${date}`,
    consent: 'Consent',
    page: (path: string) => `Page: ${path}`,
    confirmedAt: (moment: string) => `Confirmed by mail: ${moment}`,
    unsubscribedAt: (moment: string, by: string | null) =>
      by === null ? `Unsubscribed: ${moment}` : `Unsubscribed by ${by} on request: ${moment}`,
    unsubscribe: 'Unsubscribe',
    isUnsubscribed: (email: string) => `${email} gets no newsletter any more.`,
    exportTitle: 'Download the list',
    exportHelp:
      'A spreadsheet (CSV) for the program that sends the newsletter. Send to confirmed ones alone. Your login is asked for again, and the audit notes it.',
    exportConfirmed: (count: number) => `Download ${count.toLocaleString('en')} confirmed`,
    exportAll: 'Download all, as proof of consent',
    exported: 'The spreadsheet is downloaded. Delete it when you are done.',
  },
  person: {
    help: 'Somebody asks what the centre knows of them, or wants to be forgotten: find everything by the e-mail address. First make sure that it is theirs: let them write from it.',
    email: 'E-mail address',
    find: 'Find everything',
    wrongEmail: 'This is no e-mail address.',
    nothing: (email: string) => `The centre holds nothing of ${email}.`,
    foundTitle: (email: string) => `What the centre holds of ${email}`,
    parts,
    mails,
    more: (count: number) => `and ${some(count, 'other', 'others')}, which the file has`,
    colleague: (name: string) =>
      `This is the address of ${name}, a colleague. The account of a colleague is under Settings, Staff; it is neither exported nor erased here.`,
    proof: (date: string) =>
      `The proof of the consent to the newsletter stays until ${date}: the address, the wording and the times, without the name. The centre must be able to show that it was allowed to write.`,
    proofAlone: 'Nothing but the proof of consent is left.',
    export: 'Download everything as a file',
    exported: 'The file is downloaded. Send it to that address alone, then delete it.',
    erase: 'Erase everything …',
    eraseTitle: 'Erase everything of this person?',
    eraseHelp:
      'Account, favorites, logins, messages, contest entries with their photos, reports, mails, and the address with stores. Entries of running contests take no part any more.',
    eraseForEver: 'Nobody can undo this. Download the file first if they want it.',
    repeat: 'Type the address again to confirm',
    eraseNow: 'Erase for ever',
    erased: 'Everything is erased.',
  },
}

export type VisitorsMessages = typeof visitorsEn
