import type { PersonJson } from '@promenade/contract/studio-api/person'
import type { SubscribersJson } from '@promenade/contract/studio-api/subscribers'
import { inbox, inboxCounts } from './fake-inbox.ts'
import { timestamp } from './timestamp.ts'

const day = 86_400_000

const consent = {
  wording: 'Sí, quiero recibir las noticias del centro por correo. Puedo darme de baja en cualquier momento.',
  page: '/es/events-and-news',
  at: timestamp(40 * day),
}
const first = {
  locale: 'es',
  consent,
  confirmedAt: null,
  unsubscribedAt: null,
  unsubscribedBy: null,
} as const

/** A page of subscribers, one in each state. */
const subscribers: SubscribersJson = {
  counts: { pending: 1, confirmed: 1_204, unsubscribed: 1 },
  found: 1_206,
  items: [
    {
      ...first,
      id: 1,
      email: 'marisol-de-los-angeles.vega-fernandez@correo.visitor.example',
      first_name: 'Marisol',
      last_name: 'Vega',
      state: 'confirmed',
      confirmedAt: timestamp(40 * day),
    },
    { ...first, id: 2, email: 'bo@visitor.example', first_name: null, last_name: null, state: 'pending' },
    {
      ...first,
      id: 3,
      email: 'eva@visitor.example',
      first_name: 'Eva',
      last_name: null,
      state: 'unsubscribed',
      unsubscribedAt: timestamp(day),
      unsubscribedBy: 'Ana Ruiz',
    },
  ],
  next: 3,
}

const person: PersonJson = {
  parts: [
    { part: 'account', count: 1, items: [{ at: timestamp(40 * day), about: 'Marisol Vega' }] },
    {
      part: 'favorites',
      count: 1,
      items: [{ at: timestamp(day), about: null, title: { en: 'Aizome Works', es: 'Talleres Aizome' } }],
    },
    { part: 'newsletter', count: 1, items: [{ at: timestamp(40 * day), about: 'confirmed' }] },
    { part: 'mail', count: 3, items: [{ at: timestamp(day), about: 'login-link' }] },
  ],
  proofUntil: timestamp(-1_095 * day),
  colleague: 'Ana Ruiz',
}

/** Answers about messages, subscribers and one person. */
export function answerVisitors(area: 'inbox' | 'subscribers' | 'person', part: string | undefined) {
  if (area === 'inbox') return { status: 200, body: part === 'counts' ? inboxCounts : inbox }
  return { status: 200, body: area === 'subscribers' ? subscribers : person }
}
