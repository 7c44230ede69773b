import type { staffEn } from './staff-en.ts'

export const staffEs: typeof staffEn = {
  invite: 'Invitar a alguien',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Función',
  language: 'Idioma de los correos',
  roleHelp: {
    admin: 'Todo, además del personal, el acceso de programas y los ajustes.',
    editor: 'Publica todo lo que ven los visitantes y lee lo que escriben.',
    author: 'Escribe borradores que publica un editor.',
    store: 'Envía horario, teléfono, fotos y promociones de su propia tienda.',
    reader: 'Ve todo menos lo que enviaron los visitantes, y no cambia nada.',
  },
  send: 'Enviar la invitación',
  sent: (name) => `${name} recibirá una invitación por correo.`,
  exists: 'Ya hay alguien con este correo.',
  states: { active: 'Activa', invited: 'Invitada', disabled: 'Cerrada' },
  you: 'tú',
  expires: (date) => `Invitación hasta el ${date}`,
  recovery: (date) => `Nuevo acceso a partir del ${date}`,
  expired: 'La invitación venció.',
  seen: (moment) => `Última actividad: ${moment}`,
  never: 'Todavía no ha entrado',
  change: 'Cambiar',
  save: 'Guardar',
  saved: 'Se guardó.',
  lastAdmin: 'Es la última persona que administra: dale primero esa función a alguien más.',
  again: 'Invitar otra vez',
  recover: 'Dar un nuevo acceso',
  recoverHelp:
    'Para quien perdió todas sus formas de entrar. Recibe un enlace que funciona después de 24 horas; se avisa a todos los que administran, que pueden detenerlo.',
  recovered: 'El enlace va en camino; se avisó a todos los que administran.',
  stop: 'Detener',
  stopped: 'Se detuvo. El enlace ya no funciona.',
  logOut: 'Cerrar todas sus sesiones',
  loggedOut: 'Se cerraron todas sus sesiones.',
  disable: 'Cerrar la cuenta',
  disableHelp: (tokens) => {
    const also = tokens === 1 ? ' También termina 1 token.' : ` También terminan ${tokens} tokens.`
    return `Cierra de inmediato todas sus sesiones.${tokens === 0 ? '' : also} Lo que escribió se queda.`
  },
  enable: 'Abrir la cuenta otra vez',
}
