import { locales } from '@promenade/domain/locale/locale'
import type { Plugin } from 'vite'

/** Leaves out the words of React Aria in languages that the studio does not speak. */
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
