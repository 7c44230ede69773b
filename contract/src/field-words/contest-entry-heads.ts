import type { contestFields } from '@promenade/domain/forms/forms'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'

const en = {
  ticket: 'Ticket',
  at: 'Sent',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  answer: 'Answer',
  locale: 'Language',
  photo: 'Photo',
  excluded: 'Excluded because',
  like: 'May be of the same person as',
} satisfies Readonly<Record<keyof typeof contestFields, string>> & Readonly<Record<string, string>>

const es: typeof en = {
  ticket: 'Boleto',
  at: 'Enviado',
  first_name: 'Nombre',
  last_name: 'Apellidos',
  email: 'Correo',
  phone: 'Teléfono',
  answer: 'Respuesta',
  locale: 'Idioma',
  photo: 'Foto',
  excluded: 'Motivo de la exclusión',
  like: 'Quizá de la misma persona que',
}

const words: Readonly<Record<typeof defaultLocale, typeof en> & Partial<Record<Locale, typeof en>>> = {
  en,
  es,
}

/** The heads of the spreadsheet of the entries of a contest; English if a language has none. */
export function contestEntryHeads(locale: Locale): Readonly<typeof en> {
  return words[locale] ?? words[defaultLocale]
}
