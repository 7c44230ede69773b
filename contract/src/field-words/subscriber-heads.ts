import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import type { SubscriptionState } from '@promenade/domain/forms/subscription-states'

const en = {
  heads: {
    email: 'E-mail',
    first_name: 'First name',
    last_name: 'Last name',
    locale: 'Language',
    state: 'State',
    wording: 'Consent',
    page: 'Page',
    consentAt: 'Consent given',
    confirmedAt: 'Confirmed',
    unsubscribedAt: 'Unsubscribed',
  },
  states: {
    pending: 'waiting for confirmation',
    confirmed: 'confirmed',
    unsubscribed: 'unsubscribed',
  },
}

const es: SubscriberWords = {
  heads: {
    email: 'Correo',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    locale: 'Idioma',
    state: 'Estado',
    wording: 'Consentimiento',
    page: 'Página',
    consentAt: 'Consentimiento dado',
    confirmedAt: 'Confirmado',
    unsubscribedAt: 'Baja',
  },
  states: {
    pending: 'por confirmar',
    confirmed: 'confirmado',
    unsubscribed: 'dado de baja',
  },
}

interface SubscriberWords {
  readonly heads: typeof en.heads
  readonly states: Readonly<Record<SubscriptionState, string>>
}

const words: Readonly<
  Record<typeof defaultLocale, SubscriberWords> & Partial<Record<Locale, SubscriberWords>>
> = {
  en,
  es,
}

/** The heads of the spreadsheet of subscribers, and the words of its states; English if a language has none. */
export function subscriberWords(locale: Locale): SubscriberWords {
  return words[locale] ?? words[defaultLocale]
}
