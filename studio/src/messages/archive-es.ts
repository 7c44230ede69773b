import type { archiveEn } from './archive-en.ts'

export const archiveEs: typeof archiveEn = {
  intro:
    'Un solo archivo con todo el sitio: cada registro con sus borradores, planes e historial, la papelera, todas las imágenes y el mapa. En otro servidor vuelve a ser el mismo sitio, letra por letra.',
  people: 'Con los datos de los visitantes',
  peopleHelp:
    'Suscriptores con su consentimiento, cuentas, mensajes, avisos y participaciones en concursos con sus fotos. Solo para mudar el centro: el archivo será entonces tan confidencial como ellos.',
  download: 'Descargar el centro',
  running:
    'Se está escribiendo el archivo. Con muchas imágenes tarda unos minutos: deja abierta esta página hasta que el navegador lo haya guardado.',
  done: 'El centro se descargó. Guarda el archivo donde pocos puedan leerlo.',
  busy: 'Ya se está exportando el centro. Espera a que termine y vuelve a intentarlo.',
  notIn: 'Lo que no contiene',
  left: [
    'El personal y sus accesos, los tokens y webhooks de programas, y los enlaces de las tiendas: invítalos de nuevo. Los nombres quedan junto a lo que hizo cada quien.',
    'Los correos que esperan su envío y las sesiones de los visitantes.',
    'Los ajustes del servidor, como sus direcciones y claves.',
  ],
  takeIn: 'Para incorporarlo',
  takeInHelp:
    'Lo hace quien cuida el servidor, en una plataforma que aún no tiene ningún centro. Esto, primero, solo revisa el archivo:',
  takeInThen: 'Y esto lo incorpora, entero o nada:',
}
