import type { PrivacyMessages } from './en.ts'

export const es: PrivacyMessages = {
  choices: 'Opciones de privacidad',
  region: 'Tu privacidad',
  question: {
    statistics: '¿Podemos contar tu visita en nuestras estadísticas? No guardamos nada hasta que decidas.',
    marketing: '¿Podemos usar tu visita para marketing? No guardamos nada hasta que decidas.',
    both: '¿Podemos usar tu visita para estadísticas y marketing? No guardamos nada hasta que decidas.',
  },
  accept: 'Aceptar',
  refuse: 'Rechazar',
  details: 'Elegir',
  intro:
    'El sitio funciona igual elijas lo que elijas. Tu decisión se queda en este dispositivo 180 días y puedes cambiarla cuando quieras.',
  purposes: {
    statistics: {
      name: 'Estadísticas',
      text: 'Qué páginas se ven, si una búsqueda encontró algo, qué se comparte y qué enlaces llevan a otros sitios. Se guarda con un número al azar, sin tu nombre, sin tu dirección de internet y sin lo que escribiste.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Lo mismo, aparte y con otro número al azar, para saber qué ofertas y eventos le interesan a la gente.',
    },
  },
  save: 'Guardar mi elección',
  close: 'Cerrar',
  saved: 'Guardamos tu elección.',
  signal:
    'Tu navegador les avisa a todos los sitios que no quieres que te rastreen. Para nosotros eso es un no: aquí no se mide nada.',
  storage:
    'Tu navegador no deja que este sitio recuerde nada, así que no hay elección que guardar ni se mide nada.',
}
