import type { contactForm } from '@promenade/domain/forms/forms'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'

const words: Readonly<Record<keyof typeof contactForm, Words>> = {
  name: { en: 'Name', es: 'Nombre' },
  email: { en: 'E-mail', es: 'Correo' },
  phone: { en: 'Phone', es: 'Teléfono' },
  subject: { en: 'Subject', es: 'Asunto' },
  message: { en: 'Message', es: 'Mensaje' },
}

type Words = Readonly<Record<typeof defaultLocale, string> & Partial<Record<Locale, string>>>

/** The label of a field of a visitor's message, in the mail to staff and in the studio; English if a language has none. */
export function messageFieldLabel(field: keyof typeof contactForm, locale: Locale = defaultLocale): string {
  return words[field][locale] ?? words[field][defaultLocale]
}
