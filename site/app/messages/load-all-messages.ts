import type { Locale } from '@promenade/domain/locale/locale'
import { type AllMessages, withServerMessages } from './all-messages.ts'
import type { Dictionary } from './dictionary.ts'
import { fillGroups } from './fill-from-english.ts'
import { loadMessages } from './load-messages.ts'
import { en, type ServerMessages } from './server/en.ts'

const loaders: Readonly<Record<Locale, () => Promise<Dictionary<ServerMessages>>>> = {
  en: async () => en,
  es: async () => (await import('./server/es.ts')).es,
}

/** Loads all texts in a browser that does a part of the server's work, because it has no network. */
export async function loadAllMessages(locale: Locale): Promise<AllMessages> {
  const [messages, ofServer] = await Promise.all([loadMessages(locale), loaders[locale]()])
  return withServerMessages(messages, fillGroups(ofServer, en))
}
