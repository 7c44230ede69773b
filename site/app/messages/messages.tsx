import { createContext, useContext, type ReactNode } from 'react'
import type { Messages } from './en.ts'
import type { Language } from './language.ts'

const LanguageContext = createContext<Language | undefined>(undefined)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The page's locale, texts and links. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === undefined) throw new Error('useLanguage needs a LanguageProvider above it')
  return language
}

/** The texts in the page's language. */
export function useMessages(): Messages {
  return useLanguage().messages
}
