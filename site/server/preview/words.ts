import { defaultLocale, detailsOf, type Locale } from '@promenade/domain/locale/locale'

interface Words {
  readonly preview: string
  /** The bar of every page. */
  readonly asOf: (moment: string) => string
  readonly end: string
  readonly ended: string
  readonly openAgain: string
  readonly formTitle: string
  readonly formText: string
  readonly late: string
}

const en: Words = {
  preview: 'Preview',
  asOf: (moment) => `Preview: the site as of ${moment}`,
  end: 'End the preview',
  ended: 'This preview has ended',
  openAgain: 'A preview lasts an hour. Open it again in the studio, or ask for another link.',
  formTitle: 'This is a preview',
  formText: 'Forms are not sent from here. Go back with your browser.',
  late: 'The preview cannot be shown right now. Load it again in a moment.',
}

const es: Words = {
  preview: 'Vista previa',
  asOf: (moment) => `Vista previa: el sitio al ${moment}`,
  end: 'Terminar la vista previa',
  ended: 'Esta vista previa ya terminó',
  openAgain: 'Una vista previa dura una hora. Ábrela de nuevo en el estudio o pide otro enlace.',
  formTitle: 'Esta es una vista previa',
  formText: 'Desde aquí no se envían formularios. Vuelve con tu navegador.',
  late: 'Por ahora no se puede mostrar la vista previa. Vuelve a cargarla en un momento.',
}

const dictionaries: Readonly<Partial<Record<Locale, Words>>> = { en, es }

export function wordsIn(locale: Locale): Words {
  return dictionaries[locale] ?? en
}

/** `Friday, November 27, 2026, 6:00 p.m.` in the time zone of the mall. */
export function formatMoment(at: number, locale: Locale, timeZone: string): string {
  const { iso } = detailsOf(dictionaries[locale] === undefined ? defaultLocale : locale)
  return new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
}
