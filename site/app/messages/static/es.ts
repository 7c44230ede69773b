import { es as pages } from '../es.ts'
import type { StaticMessages } from './en.ts'

export const es: StaticMessages = {
  home: 'Volver al inicio',
  again: 'Intentar de nuevo',
  soon: 'La página lo vuelve a intentar sola en unos segundos.',
  reference: 'Referencia',
  notReady: { title: 'Volvemos enseguida', text: 'Este sitio está abriendo sus puertas.' },
  busy: { title: 'Hay mucha gente por aquí', text: 'Muchas personas visitan el sitio en este momento.' },
  lastResort: {
    title: pages.errors.lastResort,
    text: 'Algo falló de nuestro lado y ya recibimos el aviso. Inténtalo de nuevo en un momento.',
  },
  unknownMiddleware: {
    title: (name) => `Middleware desconocido: ${name}`,
    text: 'Este sitio aún no está bien configurado. Su configuración nombra algo que no tiene.',
  },
  refusals: {
    400: {
      title: 'No pudimos leer esta dirección',
      text: 'Algo en ella está dañado. Escríbela de nuevo o empieza desde la página de inicio.',
    },
    403: {
      title: 'Esto no llegó desde nuestras páginas',
      text: 'Por eso no se hizo ni se guardó nada. Abre la página aquí, en nuestro sitio, y envíalo desde ahí.',
    },
    404: {
      title: pages.errors.notFound,
      text: 'En esta dirección no hay nada. Sigue desde la página de inicio.',
    },
    405: {
      title: 'Aquí no se puede enviar nada',
      text: 'Esta página se puede abrir, pero no recibe datos. No se guardó nada.',
    },
    408: { title: 'Tardó demasiado', text: 'Tu conexión se detuvo a la mitad. Inténtalo de nuevo.' },
    413: {
      title: 'Es más de lo que esta página recibe',
      text: 'Quizá una foto pesa demasiado o llegó algo que no pedimos. No se guardó nada.',
    },
    414: {
      title: 'Esta dirección es demasiado larga',
      text: 'Ninguna de nuestras páginas tiene una así. Empieza desde la página de inicio.',
    },
    415: {
      title: 'No podemos leer lo que se envió',
      text: 'No parece uno de nuestros formularios. No se guardó nada.',
    },
    417: {
      title: 'Tu programa espera algo que no hacemos',
      text: 'Envió el encabezado «Expect» con algo que no podemos prometer. No se guardó nada.',
    },
    421: {
      title: 'Esta no es nuestra dirección',
      text: 'El nombre que aparece en la barra de direcciones no es de este sitio. Revisa cómo está escrito.',
    },
    431: {
      title: 'Tu navegador envió demasiado',
      text: 'La dirección es muy larga o se acumularon las cookies de este sitio. Bórralas e inténtalo de nuevo.',
    },
    503: {
      title: 'Demasiados formularios a la vez',
      text: 'Mucha gente está enviando algo en este momento. No se guardó nada. Inténtalo de nuevo en un minuto.',
    },
  },
}
