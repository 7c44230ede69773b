import { HTTPException } from 'hono/http-exception'
import { en } from '../app/messages/en.ts'
import { es } from '../app/messages/es.ts'
import { respondWithText } from './http/respond.ts'
import type { SiteContext } from './http/site-env.ts'
import { languageOf } from './static-error-responses.ts'
import { staticErrorPage } from './static-error-page.ts'

export type RefusalStatus = keyof typeof refusals

type Headers = Readonly<Record<string, string>>

/** Thrown by middleware for a request that the server refuses before any screen. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly headers: Headers

  constructor(status: RefusalStatus, headers: Headers = {}) {
    super(refusals[status].line)
    this.status = status
    this.headers = headers
  }
}

/** The refusal that an error stands for: the site's own, or one of Hono's middleware. */
export function findRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!(error instanceof HTTPException)) return undefined
  return isRefusalStatus(error.status) ? new Refusal(error.status) : undefined
}

/** A page for those who accept HTML, and a line of text for everybody else. */
export function respondWithRefusal(
  { status, headers }: Refusal,
  { req, var: { target } }: SiteContext,
  sign?: string,
): Response {
  const { line, ...words } = refusals[status]
  if (req.header('accept')?.includes('text/html') !== true)
    return respondWithText(status, `${line}\n`, headers)
  return staticErrorPage({ status, first: languageOf(target), sign, headers, ...words })
}

function isRefusalStatus(status: number): status is RefusalStatus {
  return status in refusals
}

const refusals = {
  400: {
    line: 'Bad request',
    en: {
      title: 'This address cannot be read',
      text: 'Something in it is garbled. Please type it again, or start from the home page.',
    },
    es: {
      title: 'No pudimos leer esta dirección',
      text: 'Algo en ella está dañado. Escríbela de nuevo o empieza desde la página de inicio.',
    },
  },
  403: {
    line: 'Forbidden',
    en: {
      title: 'This did not come from our pages',
      text: 'So nothing was done or stored. Please open the page here on our site and send it from there.',
    },
    es: {
      title: 'Esto no llegó desde nuestras páginas',
      text: 'Por eso no se hizo ni se guardó nada. Abre la página aquí, en nuestro sitio, y envíalo desde ahí.',
    },
  },
  404: {
    line: 'Not found',
    en: { title: en.errors.notFound, text: 'There is nothing at this address. The home page leads on.' },
    es: {
      title: es.errors.notFound,
      text: 'En esta dirección no hay nada. Sigue desde la página de inicio.',
    },
  },
  405: {
    line: 'Method not allowed',
    en: {
      title: 'Nothing can be sent here',
      text: 'This page can be opened, but it takes nothing in. Nothing was stored.',
    },
    es: {
      title: 'Aquí no se puede enviar nada',
      text: 'Esta página se puede abrir, pero no recibe datos. No se guardó nada.',
    },
  },
  408: {
    line: 'Request timeout',
    en: { title: 'That took too long', text: 'Your connection paused half-way. Please try again.' },
    es: { title: 'Tardó demasiado', text: 'Tu conexión se detuvo a la mitad. Inténtalo de nuevo.' },
  },
  413: {
    line: 'Content too large',
    en: {
      title: 'That is more than this page takes',
      text: 'Perhaps a picture is too large, or something came along that we did not ask for. Nothing was stored.',
    },
    es: {
      title: 'Es más de lo que esta página recibe',
      text: 'Quizá una foto pesa demasiado o llegó algo que no pedimos. No se guardó nada.',
    },
  },
  414: {
    line: 'URI too long',
    en: {
      title: 'This address is too long',
      text: 'No page of ours has one like it. Please start from the home page.',
    },
    es: {
      title: 'Esta dirección es demasiado larga',
      text: 'Ninguna de nuestras páginas tiene una así. Empieza desde la página de inicio.',
    },
  },
  415: {
    line: 'Unsupported media type',
    en: {
      title: 'We cannot read what was sent',
      text: 'It does not look like one of our forms. Nothing was stored.',
    },
    es: {
      title: 'No podemos leer lo que se envió',
      text: 'No parece uno de nuestros formularios. No se guardó nada.',
    },
  },
  417: {
    line: 'Expectation failed',
    en: {
      title: 'Your program expects what we do not do',
      text: 'It sent the header “Expect” with something we cannot promise. Nothing was stored.',
    },
    es: {
      title: 'Tu programa espera algo que no hacemos',
      text: 'Envió el encabezado «Expect» con algo que no podemos prometer. No se guardó nada.',
    },
  },
  421: {
    line: 'Misdirected request',
    en: {
      title: 'This is not our address',
      text: 'The name in your address bar is not one of this site. Please check how it is spelt.',
    },
    es: {
      title: 'Esta no es nuestra dirección',
      text: 'El nombre que aparece en la barra de direcciones no es de este sitio. Revisa cómo está escrito.',
    },
  },
  431: {
    line: 'Request header fields too large',
    en: {
      title: 'Your browser sent too much',
      text: 'The address is very long, or cookies of this site have piled up. Delete those and try again.',
    },
    es: {
      title: 'Tu navegador envió demasiado',
      text: 'La dirección es muy larga o se acumularon las cookies de este sitio. Bórralas e inténtalo de nuevo.',
    },
  },
  503: {
    line: 'Service unavailable',
    en: {
      title: 'Too many forms at once',
      text: 'Many people are sending something right now. Nothing was stored. Please try again in a minute.',
    },
    es: {
      title: 'Demasiados formularios a la vez',
      text: 'Mucha gente está enviando algo en este momento. No se guardó nada. Inténtalo de nuevo en un minuto.',
    },
  },
} as const
