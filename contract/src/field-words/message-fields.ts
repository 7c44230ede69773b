import type { contactForm } from '@promenade/domain/forms/forms'
import type { Locale } from '@promenade/domain/locale/locale'

/** What staff call the fields of a visitor's message, in their mail and in the studio. */
export const messageFieldWords = {
  name: { en: 'Name', es: 'Nombre' },
  email: { en: 'E-mail', es: 'Correo' },
  phone: { en: 'Phone', es: 'Teléfono' },
  subject: { en: 'Subject', es: 'Asunto' },
  message: { en: 'Message', es: 'Mensaje' },
} as const satisfies Readonly<Record<keyof typeof contactForm, Readonly<Record<Locale, string>>>>
