import { en } from '../app/messages/en.ts'
import { es } from '../app/messages/es.ts'
import { staticErrorPage } from './static-error-page.ts'

/** There is no content yet and the platform is out of reach: the page asks again until there is. */
export function notReadyResponse(target: string): Response {
  return staticErrorPage({
    status: 503,
    first: languageOf(target),
    headers: { 'retry-after': '5' },
    asksAgain: true,
    en: {
      title: 'We will be right back',
      text: 'This site is just opening its doors.',
    },
    es: {
      title: 'Volvemos enseguida',
      text: 'Este sitio está abriendo sus puertas.',
    },
  })
}

interface Occasion {
  /** What was asked for: an address under `/es` is answered in Spanish first. */
  readonly target: string
  /** The mall's name, where it is known. */
  readonly sign?: string | undefined
}

/** More is asked for at once than can be made: what is in memory goes on being answered, the rest in a moment. */
export function busyResponse({ target, sign }: Occasion): Response {
  return staticErrorPage({
    status: 503,
    first: languageOf(target),
    sign,
    headers: { 'retry-after': '5' },
    asksAgain: true,
    en: {
      title: 'It is crowded in here',
      text: 'Many people are on our site right now.',
    },
    es: {
      title: 'Hay mucha gente por aquí',
      text: 'Muchas personas visitan el sitio en este momento.',
    },
  })
}

/** Even the error page could not be shown (wording of specification §8). */
export function lastResortResponse(reference: string, { target, sign }: Occasion): Response {
  return staticErrorPage({
    status: 500,
    first: languageOf(target),
    sign,
    reference,
    en: {
      title: en.errors.lastResort,
      text: 'Something is broken on our side, and we have been told. Please try again in a little while.',
    },
    es: {
      title: es.errors.lastResort,
      text: 'Algo falló de nuestro lado y ya recibimos el aviso. Inténtalo de nuevo en un momento.',
    },
  })
}

/** A name in the settings that no middleware has (wording of specification §8). */
export function unknownMiddlewareResponse(name: string, { target, sign }: Occasion): Response {
  return staticErrorPage({
    status: 500,
    first: languageOf(target),
    sign,
    en: {
      title: `Unknown middleware ${name}`,
      text: 'This site is not set up properly yet. Its settings name something it does not have.',
    },
    es: {
      title: `Middleware desconocido: ${name}`,
      text: 'Este sitio aún no está bien configurado. Su configuración nombra algo que no tiene.',
    },
  })
}

/** A target need not be sound to tell its language. */
export function languageOf(target: string): 'en' | 'es' {
  return /^\/es(?:[/?]|$)/.test(target) ? 'es' : 'en'
}
