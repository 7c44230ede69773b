import { locales } from '@promenade/domain/locale/locale'
import type { Plugin } from 'vite'

/** Keeps the texts of React Aria only in the languages of the studio: all languages would be 100 KB. */
export function ownLanguages(): Plugin {
  const languages = locales.map(({ code }): string => code)
  const file = /\/intl\/[^/]+\/([a-z]{2})-[A-Z]{2}\.mjs$/
  return {
    name: 'studio:own-languages',
    load(id) {
      const language = file.exec(id)?.[1]
      return language === undefined || languages.includes(language) ? undefined : 'export default {}'
    },
  }
}
