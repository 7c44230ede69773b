import type { findingsEn, FindingWords } from './findings-en.ts'

const kinds: FindingWords = {
  'template-text': [
    'Texto de plantilla',
    ({ words }) => `«${words}» es texto de plantilla. Escribe el tuyo.`,
  ],
  'no-hours': ['Día sin horario', ({ day }) => `Falta el horario del ${day?.toLowerCase()}.`],
  'open-when-closed': [
    'Abierta cuando el centro no lo está',
    ({ date, hours, other }) => `${date}: la tienda dice ${hours}; el centro, ${other}.`,
  ],
  'event-when-closed': [
    'Evento en un día en que el centro cierra',
    ({ date }) => `Es el ${date} y ese día el centro cierra.`,
  ],
  'special-days-clash': [
    'Dos días especiales en la misma fecha',
    ({ date, other }) => `El ${date} ya tiene otro horario por «${other}», y solo ese cuenta.`,
  ],
  'hours-longer': [
    'Abre más tiempo que el centro',
    ({ day, hours, other }) => `${day}: la tienda dice ${hours}; el centro, ${other}.`,
  ],
  'feature-gone': [
    'Lugar vacío en la página de inicio',
    ({ other }) => `«${other}» ya terminó o no está en el sitio: su lugar queda vacío.`,
  ],
  'plan-vain': [
    'Plan fuera de sus fechas',
    ({ date }) => `Lo programado para el ${date} queda fuera de los días en que se muestra.`,
  ],
  'plan-idle': [
    'Plan sin efecto',
    ({ date }) => `Se quitaría el ${date}, pero para entonces no está en el sitio.`,
  ],
  'plan-orphans': [
    'Su tienda se va',
    ({ date, other }) => `${other} se quita del sitio el ${date} y esto se queda.`,
  ],
  'off-map': ['Tienda que no está en el mapa', () => 'El mapa no muestra esta tienda.'],
  'unit-unknown': [
    'Local que el mapa no tiene',
    () => 'El mapa no tiene un local con este número: la tienda no aparecerá en él.',
  ],
  'unit-shared': ['Local con dos tiendas', ({ other }) => `${other} tiene también este local. ¿Es correcto?`],
  'unit-unlike-map': [
    'Local distinto al del mapa',
    ({ other }) => `En el mapa la tienda está en el local ${other}.`,
  ],
  'name-unlike-map': ['Nombre distinto al del mapa', ({ other }) => `El mapa la llama «${other}».`],
  'level-unlike-map': [
    'Nivel distinto al del mapa',
    ({ other }) => `En el mapa la tienda está en el nivel ${other}.`,
  ],
  'closure-over': [
    'Cierre que ya terminó',
    ({ date }) => `Estuvo fuera de servicio hasta el ${date}. ¿Ya funciona?`,
  ],
  'no-time': ['Evento sin hora', () => 'Debe mostrarse la hora y no la tiene.'],
  'no-language': ['Sin traducir', () => 'Todavía no está escrito: se lee en el otro idioma.'],
  'same-language': ['El mismo texto en los dos idiomas', () => 'Es el texto en inglés, palabra por palabra.'],
  'no-picture': ['Sin imagen', () => 'En las listas, el lugar de su imagen queda vacío.'],
  'no-alt': ['Imagen sin palabras', () => 'Di qué muestra la imagen, o que solo es decorativa.'],
  ended: ['Ya terminó', ({ date }) => `Su último día fue el ${date}. Ya no se ve en el sitio.`],
  'special-day-spent': ['Día especial que ya no vuelve', () => 'No tiene fecha en el próximo año.'],
  'unit-free': ['Local libre en el mapa', ({ unit }) => `Ninguna tienda tiene el local ${unit}.`],
}

export const findingsEs: typeof findingsEn = {
  kinds,
  broken: 'Campo que no está bien',
  severities: {
    fault: (count) => `${count} ${count === 1 ? 'falla' : 'fallas'}`,
    hint: (count) => `${count} ${count === 1 ? 'aviso' : 'avisos'}`,
  },
  about: 'Una falla impide publicar. Un aviso solo avisa.',
  none: 'Todo está bien: coinciden los textos, las imágenes, los planes y los horarios.',
  nothingHere: 'Nada de este tipo.',
  severity: 'Cuáles',
  all: 'Fallas y avisos',
  onlyFaults: 'Fallas',
  onlyHints: 'Avisos',
  more: (count) => `Mostrar ${count} más`,
  draft: 'Hay un borrador: corrígelo ahí.',
  fixes: {
    withdraw: 'Quitarlo del sitio',
    cancel: 'Cancelar el plan',
    'no-alt': 'Solo es decorativa',
    'closure-over': 'Ya funciona',
    'event-when-closed': 'Saltar este día',
    'feature-gone': 'Sacarlo',
    'hours-longer': 'Como el centro',
  },
  fixAll: (count) => `Quitar los ${count} del sitio`,
  done: (heading, title) => `${heading}: ${title} quedó corregido.`,
  doneAll: (heading, count) => `${heading}: ${count} corregidos.`,
  seeAll: (count) => `Ver ${count}`,
}
