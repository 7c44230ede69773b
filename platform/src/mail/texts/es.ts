import type { MailTexts } from './en.ts'

export const es: MailTexts = {
  frame: {
    linkWrittenOut: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    sentBy: (mall) => `Este mensaje te lo envió ${mall}.`,
    unsubscribe: 'Darme de baja',
    unsubscribeWhy: (mall) => `Recibes este correo porque pediste el boletín de ${mall}.`,
  },
  loginLink: {
    subject: (mall) => `Tu enlace para iniciar sesión – ${mall}`,
    preview: 'Sirve una sola vez, durante los próximos 10 minutos.',
    heading: 'Tu enlace para iniciar sesión',
    body: 'Presiona el botón para entrar. El enlace sirve una sola vez, durante los próximos 10 minutos.',
    button: 'Iniciar sesión',
    ignore: 'Si no lo pediste tú, ignora este mensaje: sin el enlace no pasa nada.',
  },
  newsletterConfirm: {
    subject: (mall) => `Falta un paso: confirma el boletín de ${mall}`,
    preview: 'Presiona un botón y es tuyo.',
    heading: 'Falta un paso',
    body: (mall) =>
      `Nos pidieron enviar el boletín de ${mall} a esta dirección. Si fuiste tú, presiona el botón y es tuyo. El enlace sirve durante 7 días.`,
    button: 'Sí, lo quiero',
    ignore:
      'Si no fuiste tú, ignora este mensaje: mientras nadie presione el botón, no enviaremos ningún boletín.',
    unsubscribeWhy: (mall) => `Alguien dio esta dirección para recibir el boletín de ${mall}.`,
  },
  newsletterWelcome: {
    subject: (mall) => `Ya recibes el boletín de ${mall}`,
    preview: 'Lo que hay, lo nuevo y lo que está en oferta.',
    heading: 'Qué gusto tenerte aquí',
    body: (mall) =>
      `Tu suscripción quedó confirmada. Desde hoy te enteras antes que nadie de lo que pasa en ${mall}: eventos, tiendas nuevas y buenas ofertas.`,
    button: 'Ver qué hay ahora',
    leave: 'Puedes darte de baja cuando quieras con el enlace al final de cada boletín.',
  },
  newsletterAlready: {
    subject: (mall) => `Ya tienes el boletín de ${mall}`,
    preview: 'No necesitas hacer nada.',
    heading: 'Ya estabas en la lista',
    body: (mall) =>
      `Alguien inscribió esta dirección en el boletín de ${mall}. Ya estaba en la lista: nada cambió y no necesitas hacer nada.`,
    button: 'Ver qué hay ahora',
    leave: 'Puedes darte de baja cuando quieras con el enlace al final de cada boletín.',
  },
  contestEntry: {
    subject: (contest) => `Tu participación: ${contest}`,
    received: {
      preview: 'Ya la recibimos. ¡Mucha suerte!',
      heading: 'Ya participas. ¡Mucha\u00A0suerte!',
      body: (contest) =>
        `Recibimos tu participación en «${contest}». Cada persona puede participar una sola vez.`,
    },
    repeated: {
      preview: 'Cuenta tu primera participación. ¡Mucha suerte!',
      heading: 'Ya estabas participando',
      body: (contest) =>
        `Alguien volvió a participar en «${contest}» con esta dirección. Cada persona puede participar una sola vez: cuenta la primera participación y de la nueva no guardamos nada.`,
    },
    agreed: 'Lo que confirmaste',
    ofAge: (age) => `Tienes ${age} años o más.`,
    rules: 'Leíste las bases del concurso y las aceptas.',
    newsletter: 'Pediste nuestro boletín; el mensaje para confirmarlo llega por separado.',
    button: 'Ver el concurso',
    ignore: 'Si no fuiste tú quien participó, responde a este mensaje y retiramos la participación.',
  },
}
