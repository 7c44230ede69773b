import type { VisitorsMessages } from './visitors-en.ts'

function some(count: number, one: string, many: string): string {
  return `${count.toLocaleString('es-MX')} ${count === 1 ? one : many}`
}

/** `una semana`, `30 días`, `tres años`. */
function span(days: number): string {
  const year = days / 365
  if (Number.isInteger(year)) return ['', 'un año', 'dos años', 'tres años'][year] ?? `${year} años`
  return days === 1 ? 'un día' : days === 7 ? 'una semana' : `${days} días`
}

const mails: Readonly<Record<string, string>> = {
  'login-link': 'Enlace para entrar',
  'newsletter-confirm': 'Enlace para confirmar el boletín',
  'newsletter-welcome': 'Bienvenida al boletín',
  'newsletter-already': 'Aviso de que ya recibe el boletín',
  'contact-message': 'Mensaje al centro, aún no enviado al personal',
  'report-mended': 'Aviso de que se corrigió lo señalado',
  'contest-entry': 'Confirmación de un concurso',
  'contest-winner': 'Correo a quien ganó un concurso',
  'store-asked': 'Pregunta a una tienda',
  'store-reminder': 'Recordatorio a una tienda',
  'store-approved': 'Respuesta de una tienda aprobada',
  'store-rejected': 'Respuesta de una tienda no publicada',
  'store-sent': 'Respuesta de una tienda recibida',
}

export const visitorsEs: VisitorsMessages = {
  messages: {
    isNew: 'Nuevo:',
    unknown: 'Sin dirección',
    isDone: (name) => `El mensaje de ${name} está atendido.`,
    isOpen: (name) => `El mensaje de ${name} está otra vez pendiente.`,
    doneBy: (by, at) => (by === null ? `atendido ${at}` : `lo atendió ${by}, ${at}`),
    wrote: (name, date) => `${name} escribió el ${date}:`,
    reply: 'Responder por correo',
    replyElsewhere: 'En tu programa de correo',
    replyLabel: 'Tu respuesta',
    replyHelp: (language) =>
      `La persona escribió en ${language}. El correo sale en dos minutos; hasta entonces se puede deshacer.`,
    send: 'Enviar',
    replied: (name) => `La respuesta a ${name} sale en dos minutos.`,
    replyStates: { waiting: 'sale en un momento', sent: 'enviada', failed: 'no se pudo enviar' },
    markDone: 'Marcar como atendido',
    markOpen: 'Aún está pendiente',
    showDone: (count) => `Mostrar ${some(count, 'mensaje atendido', 'mensajes atendidos')}`,
    allDone: 'Todo está respondido.',
    failedTitle: 'Correos que no se pudieron enviar',
    failedHelp: 'Casi siempre la dirección tiene un error. La plataforma ya no lo intentará.',
  },
  keptTitle: 'Cuánto tiempo se guarda',
  kept: {
    contactMessage: (days) => `Un mensaje se elimina ${span(days)} después de escrito.`,
    visitorReport: (days) => `El aviso de un error se elimina después de ${span(days)}.`,
    addressOfReport: (days) =>
      `El correo de quien avisó se borra con el único mensaje sobre su aviso, o ${span(days)} después de decidir que no era así.`,
    contestEntry: (days) =>
      `Las participaciones de un concurso se eliminan ${span(days)} después de su último día.`,
    pendingSubscription: (days) =>
      `Una suscripción que nadie confirma se elimina ${span(days)} después de que vence su enlace.`,
    endedSubscription: (days) =>
      `La prueba de un consentimiento se guarda ${span(days)} después de la baja; luego se elimina.`,
    account: (days) =>
      `Una cuenta se elimina ${span(days)} después de su último uso, o cuando su dueño la borra.`,
    lostFavorite: (days) => `Un favorito se elimina ${span(days)} después de que su ficha salió del sitio.`,
    sentMail: (days) => `Un correo enviado se elimina después de ${span(days)}.`,
    deadMail: (days) => `Un correo que no se pudo enviar se elimina después de ${span(days)}.`,
    addressOfStore: (days) =>
      `El correo del contacto de una tienda se elimina ${span(days)} después del último día en que se le preguntó.`,
  },
  states: {
    confirmed: 'Confirmados',
    pending: 'Por confirmar',
    unsubscribed: 'Dados de baja',
  },
  ofOne: {
    confirmed: 'Confirmado',
    pending: 'Por confirmar',
    unsubscribed: 'De baja',
  },
  subscribers: {
    counts: (counts) =>
      `${some(counts.confirmed, 'suscriptor confirmado', 'suscriptores confirmados')} · ${counts.pending.toLocaleString('es-MX')} por confirmar · ${counts.unsubscribed.toLocaleString('es-MX')} de baja`,
    search: 'Una parte del correo',
    find: 'Buscar',
    state: 'Mostrar',
    anyState: 'Todos',
    found: (count) => some(count, 'suscriptor', 'suscriptores'),
    nobody: 'No hay nadie así.',
    none: 'Todavía nadie se ha suscrito al boletín.',
    more: 'Mostrar más',
    agreed: (date) => `aceptó el ${date}`,
    consent: 'Consentimiento',
    page: (path) => `Página: ${path}`,
    confirmedAt: (moment) => `Confirmado por correo: ${moment}`,
    unsubscribedAt: (moment, by) =>
      by === null ? `Baja: ${moment}` : `Baja hecha por ${by} a petición: ${moment}`,
    unsubscribe: 'Dar de baja',
    isUnsubscribed: (email) => `${email} ya no recibe el boletín.`,
    exportTitle: 'Descargar la lista',
    exportHelp:
      'Una hoja de cálculo (CSV) para el programa que envía el boletín. Envíalo solo a quienes confirmaron. Se te pide entrar de nuevo y queda en el registro.',
    exportConfirmed: (count) => `Descargar ${some(count, 'confirmado', 'confirmados')}`,
    exportAll: 'Descargar todos, como prueba',
    exported: 'La hoja está descargada. Bórrala cuando termines.',
  },
  person: {
    help: 'Alguien pregunta qué sabe el centro de él o quiere que lo olviden: encuentra todo con su correo electrónico. Antes asegúrate de que sea suyo: que te escriba desde ese correo.',
    email: 'Correo electrónico',
    find: 'Buscar todo',
    wrongEmail: 'Esto no es un correo electrónico.',
    nothing: (email) => `El centro no guarda nada de ${email}.`,
    foundTitle: (email) => `Lo que el centro guarda de ${email}`,
    parts: {
      account: 'Cuenta',
      favorites: 'Favoritos',
      sessions: 'Sesiones abiertas',
      login_links: 'Enlaces para entrar',
      newsletter: 'Boletín',
      contact_messages: 'Mensajes al centro',
      contest_entries: 'Participaciones en concursos, con sus fotos',
      visitor_reports: 'Avisos de errores',
      mail: 'Correos',
      store_links: 'Se le preguntó por una tienda',
      store_answers: 'Respondió por una tienda',
    },
    mails,
    more: (count) => `y ${some(count, 'más, que está', 'más, que están')} en el archivo`,
    colleague: (name) =>
      `Este es el correo de ${name}, del equipo. La cuenta de un colega está en Ajustes, Equipo; aquí no se exporta ni se borra.`,
    proof: (date) =>
      `La prueba del consentimiento al boletín se queda hasta el ${date}: el correo, el texto y las fechas, sin el nombre. El centro debe poder demostrar que tenía permiso para escribir.`,
    proofAlone: 'Solo queda la prueba del consentimiento.',
    export: 'Descargar todo en un archivo',
    exported: 'El archivo está descargado. Envíalo solo a ese correo y luego bórralo.',
    erase: 'Borrar todo…',
    eraseTitle: '¿Borrar todo de esta persona?',
    eraseHelp:
      'Cuenta, favoritos, sesiones, mensajes, participaciones en concursos con sus fotos, avisos, correos y su dirección en las tiendas. Las participaciones en concursos abiertos dejan de contar.',
    eraseForEver: 'Nadie puede deshacerlo. Si quiere sus datos, descarga antes el archivo.',
    repeat: 'Escribe otra vez el correo para confirmar',
    eraseNow: 'Borrar para siempre',
    erased: 'Todo está borrado.',
  },
}
