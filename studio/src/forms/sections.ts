import type { EntryKind } from '@promenade/contract/editing/documents'
import type { Field } from '../documents/fields.ts'

/** The parts of a form; `more` takes the fields that no other part names, and is closed at first. */
export type SectionName = 'what' | 'when' | 'hours' | 'where' | 'contact' | 'more'

type Sections = Readonly<Partial<Record<SectionName, readonly string[]>>>

const offer: Sections = {
  what: ['name', 'subtitle', 'store', 'picture', 'description', 'code'],
  when: ['start', 'end', 'repeats', 'show_times', 'show_from'],
  where: ['place', 'featured', 'home_position', 'tags', 'link'],
}

const sections: Readonly<Partial<Record<EntryKind, Sections>>> = {
  promotion: offer,
  coupon: { ...offer, what: ['name', 'store', 'code', 'picture', 'description'] },
  event: offer,
  news: offer,
  job: {
    what: ['name', 'store', 'description', 'job_type'],
    when: ['start', 'end'],
    contact: ['contact_name', 'contact_email', 'contact_phone', 'contact_website'],
  },
  contest: {
    what: ['name', 'picture', 'description', 'rules', 'question', 'photo'],
    when: ['start', 'end'],
    where: ['featured'],
  },
  post: { what: ['blog', 'title', 'picture', 'summary', 'body', 'author'], when: ['published'] },
  popup: { what: ['name', 'picture', 'link'], when: ['start', 'end'] },
  store: {
    what: ['name', 'logo', 'summary', 'description', 'store_front', 'categories'],
    hours: ['hours', 'free_form_hours'],
    where: ['unit', 'level', 'flags', 'show_from', 'tags'],
    contact: ['phone', 'website', 'email', 'social_links'],
  },
  property: {
    what: ['name', 'address1', 'address2', 'city', 'province_state', 'postal_code', 'country'],
    contact: ['phone', 'email', 'url', 'social_links'],
  },
}

const order: readonly SectionName[] = ['what', 'when', 'hours', 'where', 'contact', 'more']

/** Fields that the studio decides itself: whether a record is seen is its state. */
const hidden: ReadonlySet<string> = new Set(['draft', 'position'])

/** The fields of a form in its parts; one part without a name where a kind has few fields. */
export function formSections(
  kind: EntryKind,
  fields: readonly Field[],
): readonly { readonly name: SectionName | undefined; readonly fields: readonly Field[] }[] {
  const shown = fields.filter(({ name }) => !hidden.has(name))
  const known = sections[kind]
  if (known === undefined) return [{ name: undefined, fields: shown }]
  const named = new Set(Object.values(known).flat())
  return order
    .map((name) => ({
      name,
      fields:
        name === 'more'
          ? shown.filter((field) => !named.has(field.name))
          : (known[name] ?? []).flatMap((wanted) => shown.filter((field) => field.name === wanted)),
    }))
    .filter((section) => section.fields.length > 0)
}
