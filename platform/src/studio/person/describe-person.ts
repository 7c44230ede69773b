import {
  maxPersonItems,
  type PersonJson,
  type PersonPart,
  personParts,
} from '@promenade/contract/studio-api/person'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { PublishedDocuments } from '../../documents/published-documents.ts'
import type { Person } from '../../visitors/person/read-person.ts'

type Item = PersonJson['parts'][number]['items'][number]

/** What the mall holds of a person, part by part, as staff see it. */
export function describePerson(person: Person, { entries }: PublishedDocuments): PersonJson['parts'] {
  const record = (at: Date, kind: EntryKind, slug: string): Item => {
    const found = entries.find((one) => one.kind === kind && one.slug === slug)
    return { ...item(at, slug), ...(found === undefined ? {} : { title: titleOf(found.document) }) }
  }
  const items: Readonly<Record<PersonPart, readonly Item[]>> = {
    account: person.account === null ? [] : [describeAccount(person.account)],
    favorites: person.favorites.map(({ added_at, name }) => ({
      ...item(added_at),
      title: titleOf({ name }),
    })),
    sessions: person.sessions.map(({ last_used_at }) => item(last_used_at)),
    login_links: person.login_links.map(({ created_at }) => item(created_at)),
    newsletter: person.newsletter.map(({ status, consent_given_at }) => item(consent_given_at, status)),
    contact_messages: person.contact_messages.map(({ created_at, subject, message }) =>
      item(created_at, subject ?? shorten(message ?? '')),
    ),
    contest_entries: person.contest_entries.map(({ created_at, contest }) =>
      record(created_at, 'contest', contest),
    ),
    visitor_reports: person.visitor_reports.map(({ created_at, about }) => item(created_at, about)),
    mail: person.mail.map(({ created_at, kind }) => item(created_at, kind)),
    store_links: person.store_links.map(({ created_at, store }) => record(created_at, 'store', store)),
    store_answers: person.store_answers.map(({ made_at, store }) => record(made_at, 'store', store)),
  }
  return personParts.flatMap((part) => {
    const { length } = items[part]
    return length === 0 ? [] : [{ part, count: length, items: items[part].slice(0, maxPersonItems) }]
  })
}

function describeAccount({ member_since, firstname, lastname }: NonNullable<Person['account']>): Item {
  const name = [firstname, lastname].filter(Boolean).join(' ')
  return { at: member_since, about: name || null }
}

function item(at: Date, about?: string): Item {
  return { at: at.toISOString(), about: about ?? null }
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)} …` : text
}
