import type { ServerMessages } from './en.ts'

export const es: ServerMessages = {
  site: {
    pageOf: (page, mall) => `${page} · ${mall}`,
  },
  hours: {
    openUntil: (time) => `Abierto ahora hasta ${atTime(time)}`,
    openNow: 'Abierto ahora',
    closedNow: 'Cerrado ahora',
    openToday: 'Abre hoy',
    closedToday: 'Hoy cerrado',
    opensAt: (time) => `Cerrado - Abre a ${atTime(time)}`,
    opensTomorrowAt: (time) => `Cerrado - Abre mañana a ${atTime(time)}`,
    opensOnAt: (weekday, time) => `Cerrado - Abre el ${weekday} a ${atTime(time)}`,
    allDay: 'Abierto las 24 horas',
    sameAsCentre: 'Abre en el horario del centro.',
    dateHint: (last) => `Cualquier día, desde hoy hasta el ${last}.`,
    dateOpen: (date, range) => `${date}: abierto ${range}.`,
    dateAllDay: (date) => `${date}: abierto las 24 horas.`,
    dateClosed: (date) => `${date}: cerrado todo el día.`,
    dateUnknown: (date) => `${date}: todavía no se sabe. Pregunta cuando se acerque la fecha.`,
    reasonHoliday: (name) => `Es ${name}.`,
    reasonRegular: (weekday) => `Es nuestro horario habitual de los ${plural(weekday)}.`,
    reasonStore: (weekday) => `Es el horario habitual de la tienda los ${plural(weekday)}.`,
    reasonCentre: (weekday) => `La tienda abre en el horario habitual del centro los ${plural(weekday)}.`,
    mayChange: (date) =>
      `Los horarios especiales están definidos hasta el ${date}; el de este día todavía puede cambiar.`,
    dateNotUnderstood: (example) => `No pudimos leer esa fecha. Escríbela así: ${example}.`,
    datePast: 'Ese día ya pasó. Elige hoy o un día próximo.',
    dateTooLate: (last) => `Todavía no se sabe el horario de ese día. Elige uno hasta el ${last}.`,
  },
  weather: {
    observed: (time) => `Datos de ${atTime(time)}`,
    skies: {
      clear: 'despejado',
      'mostly-clear': 'casi despejado',
      'partly-cloudy': 'medio nublado',
      overcast: 'nublado',
      fog: 'niebla',
      drizzle: 'llovizna',
      'light-rain': 'lluvia ligera',
      rain: 'lluvia',
      'heavy-rain': 'lluvia fuerte',
      'freezing-rain': 'lluvia helada',
      showers: 'chubascos',
      'light-snow': 'nieve ligera',
      snow: 'nieve',
      'heavy-snow': 'nevada fuerte',
      'snow-showers': 'chubascos de nieve',
      thunderstorm: 'tormenta eléctrica',
      hail: 'tormenta con granizo',
    },
  },
  map: {
    unknownLevel: 'En otro lugar del centro',
    closesIn: (minutes) => `Cierra en unos ${minutes} minutos`,
    closesBefore: 'Cierra antes de que llegues',
  },
  store: {
    onPlan: (place) => `${place}, en el plano`,
    flags: {
      'temporarily-closed': 'Cerrada temporalmente',
      new: 'Nueva',
      'coming-soon': 'Próximamente',
      relocated: 'Se cambió de local',
      promotion: 'Promoción',
      event: 'Evento',
      job: 'Busca personal',
    },
    notYetOpen: 'Todavía no abre.',
    closedForNow: 'Cerrada por el momento.',
  },
  home: {
    feedNews: 'Noticias',
    feedGallery: 'Fotos',
    feedPost: (network) => `Publicación en ${network}`,
    ongoing: 'Permanente',
  },
  follow: {
    calendarNote: 'El de Apple, Outlook y casi todos los demás. Los eventos nuevos aparecen solos.',
    calendarAt: (service) => `En ${service}`,
    byRss: 'Suscribirse por RSS',
    rssNote: 'Para lectores de noticias',
  },
  events: {
    eventCount: (count) => (count === 1 ? '1 evento' : `${count} eventos`),
    newsCount: (count) => (count === 1 ? '1 noticia' : `${count} noticias`),
    noNews: 'No hay noticias publicadas.',
    newsOf: (date) => `Noticia del ${date}`,
    tomorrow: 'Mañana',
    calendarAt: (service) => `Abrir en ${service}`,
    calendarName: (mall) => `Eventos en ${mall}`,
    dateBlockUntil: 'Hasta',
    dateBlockNow: 'En curso',
    overOn: (date) => `Este evento terminó el ${date}.`,
    newsOver: 'Esta noticia ya no está vigente.',
  },
  contests: {
    enterBy: (date) => `Participa hasta el ${date}`,
    openEnded: 'Abierto',
    opensOn: 'Abre',
    closesOn: 'Cierra al final del',
    notOpenYet: 'Todavía no se puede participar.',
    overOn: (date) => `Este concurso cerró el ${date}.`,
  },
  promotion: {
    noneForSelection: 'No hay promociones con esa selección.',
    starting: (date) => `A partir del ${date}`,
    lastDay: 'Hoy es el último día',
    overOn: (date) => `Esta promoción terminó el ${date}.`,
  },
  job: {
    allTypes: 'Todas',
    types: {
      'full-time': 'Tiempo completo',
      'part-time': 'Medio tiempo',
      seasonal: 'Por temporada',
      temporary: 'Temporal',
      casual: 'Eventual',
      contract: 'Por contrato',
      internship: 'Prácticas',
    },
    applyToday: 'Postúlate hoy: es el último día',
    untilFilled: 'Abierta hasta cubrirse',
    applyInStore: 'Pregunta en el mostrador y lleva tu currículum.',
    applyAtCentre: 'Pregunta al personal del centro.',
    overOn: (date) => `La convocatoria cerró el ${date}.`,
  },
  search: {
    titleOf: (text) => `${text} · Búsqueda`,
    guessed: 'Nada se escribe exactamente así. Esto es lo más parecido.',
    places: {
      name: 'nombre',
      alias: 'otros nombres',
      category: 'categoría',
      tag: 'etiquetas',
      owner: 'tienda',
      description: 'descripción',
    },
    morePages: (count) => (count === 1 ? '1 página o lugar más' : `${count} páginas y lugares más`),
    mentions: (count) =>
      count === 1 ? '1 página o lugar lo menciona' : `${count} páginas y lugares lo mencionan`,
  },
}

/** «la 1:00», «las 20:00»: the article follows the hour. */
function atTime(time: string): string {
  return /^0?1[:.]/.test(time) ? `la ${time}` : `las ${time}`
}

/** «los viernes», «los sábados»: only the two days of the weekend change. */
function plural(weekday: string): string {
  return weekday.endsWith('s') ? weekday : `${weekday}s`
}
