import type { findingsEn, FindingSentences } from './findings-en.ts'

const problems: typeof findingsEn.reports.problems = {
  hours: 'El horario está mal',
  contact: 'El teléfono o la dirección está mal',
  place: 'El lugar en el mapa está mal',
  closed: 'Ya cerró o no está ahí',
  cancelled: 'Se canceló',
  date: 'Una fecha o una oferta está mal',
  other: 'Hay algo mal',
}

const sayings = (count: string) => (count === '1' ? '1 visitante avisa' : `${count} visitantes avisan`)

const sentences: FindingSentences = {
  'mail-failed': ({ count, date }) =>
    `Se dejó de intentar con ${count === '1' ? '1 correo' : `${count} correos`}; el último, el ${date}.`,
  'webhook-off': ({ host, date }) => `No se envía nada a ${host} desde el ${date}.`,
  reported: ({ count = '', problem, text, place }) =>
    `${place === undefined ? '' : `${place}: `}${sayings(count)}: ${problem}.${text === undefined ? '' : ` «${text}»`}`,
  'left-out': ({ item, text }) => `Se envió como ${item}: ${text}.`,
  'search-empty': ({ words, date }) => `«${words}», la última vez el ${date}.`,
  'link-dead': ({ address, date, status }) =>
    `${address} ${status === undefined ? 'no respondió' : `ya no está (${status})`}; se probó el ${date}.`,
  approvals: ({ count }) => `${count === '1' ? '1 cosa espera' : `${count} cosas esperan`} tu decisión.`,
  'round-ends': ({ count, date }) =>
    `${count === '1' ? '1 tienda no ha' : `${count} tiendas no han`} respondido, y el último día es el ${date}.`,
  'template-text': ({ words }) => `«${words}» es texto de plantilla. Escribe el tuyo.`,
  'no-hours': ({ day }) => `Falta el horario del ${day?.toLowerCase()}.`,
  'open-when-closed': ({ date, hours, other }) => `${date}: tienda ${hours} · centro ${other}`,
  'event-when-closed': ({ date }) => `Es el ${date} y ese día el centro cierra.`,
  'special-days-clash': ({ date, other }) =>
    `El ${date} ya tiene otro horario por «${other}», y solo ese cuenta.`,
  'hours-longer': ({ day, hours, other }) => `${day}: tienda ${hours} · centro ${other}`,
  'feature-gone': ({ other }) => `«${other}» ya terminó o no está en el sitio: su lugar queda vacío.`,
  'plan-vain': ({ date }) => `Lo programado para el ${date} queda fuera de los días en que se muestra.`,
  'plan-idle': ({ date }) => `Se quitaría el ${date}, pero para entonces no está en el sitio.`,
  'plan-orphans': ({ date, other }) => `${other} se quita del sitio el ${date} y esto se queda.`,
  'off-map': () => 'El mapa no muestra esta tienda.',
  'unit-unknown': () => 'El mapa no tiene un local con este número.',
  'unit-shared': ({ other }) => `${other} tiene también este local. ¿Es correcto?`,
  'name-unlike-map': ({ other }) => `El mapa la llama «${other}».`,
  'level-unlike-map': ({ other }) => `En el mapa la tienda está en el nivel ${other}.`,
  'closure-unconfirmed': ({ other }) =>
    `${other} está fuera de servicio y nadie lo ha confirmado desde hace un día.`,
  'closure-over': ({ date, other }) => `${other} estuvo fuera de servicio hasta el ${date}. ¿Ya funciona?`,
  'short-phone': () => 'Al teléfono le faltan cifras, por ejemplo la clave de área.',
  'no-time': () => 'Debe mostrarse la hora y no la tiene.',
  'no-language': () => 'Todavía no está escrito: se lee en el otro idioma.',
  'same-language': () => 'Es el texto en inglés, palabra por palabra.',
  'no-picture': () => 'En las listas, el lugar de su imagen queda vacío.',
  'no-alt': () => 'Di qué muestra la imagen o que solo adorna.',
  ended: ({ date }) => `Su último día fue el ${date}. Ya no se ve en el sitio.`,
  'special-day-spent': () => 'No tiene fecha en el próximo año.',
  'unit-free': ({ unit }) => `Ninguna tienda tiene el local ${unit}.`,
}

export const findingsEs: typeof findingsEn = {
  sentences,
  severities: {
    fault: (count) => `${count} ${count === 1 ? 'falla' : 'fallas'}`,
    hint: (count) => `${count} ${count === 1 ? 'aviso' : 'avisos'}`,
  },
  reports: {
    problems,
    title: (count) => `${sayings(String(count))} que aquí hay algo mal`,
    wantsAnswer: 'quiere saber cuándo quede',
    all: 'todos',
    verdicts: { mended: 'Ya quedó', 'not-so': 'No es así' },
    done: { mended: 'Quedó marcado como corregido.', 'not-so': 'Quedó marcado: no es así.' },
    doneWithMail: (count, time) =>
      `Quedó marcado como corregido. Escribiremos (${time}) a ${count === 1 ? '1 persona' : `${count} personas`}.`,
  },
  seeAll: (count) => `Ver ${count}`,
}
