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
  studio: {
    login: {
      subject: (mall) => `Entra al estudio – ${mall}`,
      preview: 'Sirve una sola vez, durante los próximos 15 minutos.',
      heading: 'Tu enlace para el estudio',
      body: 'Presiona el botón y escribe el código de tu aplicación de autenticación. El enlace sirve una sola vez, durante los próximos 15 minutos.',
      button: 'Iniciar sesión',
      note: 'Si no lo pediste tú, ignora este mensaje: con el puro enlace nadie puede entrar.',
    },
    invitation: {
      subject: (mall) => `Te invitaron al estudio de ${mall}`,
      preview: 'Tienes 7 días para entrar.',
      heading: (name) => `Te damos la bienvenida, ${name}`,
      body: (by, mall) =>
        `${by} te invitó al estudio, donde se edita el sitio web de ${mall}. Presiona el botón y elige cómo quieres entrar: con tu rostro, tu huella o el PIN de tu dispositivo. El enlace sirve una sola vez, durante 7 días.`,
      button: 'Aceptar la invitación',
      note: 'Si no sabes de qué se trata, ignora este mensaje.',
    },
    recovery: {
      subject: (mall) => `Tu nuevo acceso al estudio de ${mall}`,
      preview: 'Podrás usarlo a partir de mañana.',
      heading: 'Un nuevo acceso al estudio',
      body: (by) =>
        `${by} pidió un nuevo acceso para ti. Por tu seguridad, el enlace empieza a funcionar dentro de 24 horas y después sirve durante 6 días. Al usarlo se cierran todas tus sesiones y se reemplazan tus llaves de acceso, tu aplicación de autenticación y tus códigos de recuperación.`,
      button: 'Configurar mi acceso',
      note: 'Si no lo pediste, avisa ya a quien administra el estudio para que lo detenga.',
    },
    recoveryNotice: {
      subject: (name) => `Nuevo acceso para ${name}`,
      preview: 'Tienes 24 horas para detenerlo.',
      heading: 'Alguien va a recibir un nuevo acceso',
      body: (name, by) =>
        `${by} pidió un nuevo acceso al estudio para ${name}. Funcionará dentro de 24 horas y reemplazará todos los anteriores. Si no es correcto, detenlo en la lista del personal.`,
      button: 'Ver el personal',
      note: 'Recibes este mensaje porque administras el estudio.',
    },
    webhookOff: {
      subject: (host) => `Se desactivó un webhook: ${host}`,
      preview: 'Su destinatario ya no acepta nada.',
      heading: 'Se desactivó un webhook',
      body: (host) =>
        `El programa en ${host} no aceptó lo que le envió el estudio, así que ya no se le envía nada. Cuando vuelva a funcionar, activa el webhook y envía lo que falta: queda en la lista durante 30 días.`,
      button: 'Ver el webhook',
      note: 'Recibes este mensaje una sola vez, porque administras el estudio.',
    },
  },
  stores: {
    parts: {
      hours: 'Horario de días especiales',
      phone: 'Teléfono',
      picture: 'Foto de la tienda',
      offer: 'Una promoción',
      message: 'Un mensaje',
    },
    list: 'Te pedimos:',
    sentList: 'Espera tu decisión:',
    button: 'Revisar y confirmar',
    site: 'Ver el sitio',
    keep: 'El enlace es solo para tu tienda y no pide contraseña. Quien lo tenga puede cambiar estos datos: reenvíalo solo a alguien de la tienda.',
    asked: {
      subject: (store: string, until: string) => `${store}: confirma a más tardar el ${until}`,
      preview: 'Toma un minuto, también desde el celular.',
      heading: (store: string) => `¿Está bien así, ${store}?`,
      body: (mall: string, until: string) =>
        `Quienes visitan ${mall} se guían por nuestro sitio. Revisa lo que dice de tu tienda y confírmalo a más tardar el ${until}. Lo que está bien se confirma con un toque.`,
    },
    reminder: {
      subject: (store: string, until: string) =>
        `Recordatorio para ${store}: confirma a más tardar el ${until}`,
      preview: 'Toma un minuto, también desde el celular.',
      heading: (store: string) => `Falta tu respuesta, ${store}`,
      body: (mall: string, until: string) =>
        `Todavía no tenemos tu respuesta, y quienes visitan ${mall} se guían por nuestro sitio. Revisa lo que dice de tu tienda y confírmalo a más tardar el ${until}.`,
    },
    approved: {
      subject: (part: string, store: string) => `Aprobado: ${part} – ${store}`,
      preview: 'Gracias por enviarlo.',
      heading: 'Quedó aprobado',
      body: (part: string, mall: string) =>
        `${mall} aprobó lo que enviaste: ${part}. Ya está en el sitio, o lo estará desde el día que elegiste.`,
    },
    rejected: {
      subject: (part: string, store: string) => `Sin publicar: ${part} – ${store}`,
      preview: 'Mira lo que dice el centro comercial.',
      heading: 'No se publicó',
      body: (part: string, mall: string) =>
        `${mall} revisó lo que enviaste y no lo publicó: ${part}. Con tu enlace puedes corregirlo y enviarlo de nuevo.`,
    },
    sent: {
      subject: (store: string) => `${store} envió algo`,
      preview: 'Espera a que alguien lo apruebe.',
      heading: (store: string) => `${store} envió algo`,
      body: 'No sale en el sitio hasta que alguien del centro comercial lo apruebe.',
      button: 'Revisarlo',
      note: 'Recibes este mensaje porque puedes publicar. Durante la siguiente hora, lo que llegue no manda otro mensaje.',
    },
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
  reportMended: {
    subject: (what) => `Ya quedó: ${what}`,
    preview: 'Gracias por avisarnos.',
    heading: 'Ya quedó corregido',
    body: (what, date) =>
      `Nos avisaste que algo estaba mal en «${what}» en nuestro sitio. Quedó corregido el ${date}. ¡Muchas gracias!`,
    hours: 'nuestro horario',
    button: 'Ver la página',
    only: 'Este es el único mensaje que recibirás: ya borramos tu dirección del aviso.',
  },
  contactReply: {
    subject: (mall) => `Tu mensaje a ${mall}`,
    heading: 'Nuestra respuesta',
    wrote: (date) => `El ${date} nos escribiste:`,
    answer: 'Si quieres saber más, responde a este correo.',
    onTheSite: 'Si quieres saber más, escríbenos en nuestro sitio.',
  },
  contestWinner: {
    subject: (contest) => `Ganaste: ${contest}`,
    heading: '¡Ganaste!',
    answer: 'Responde a este correo y nos llega.',
    onTheSite: 'Nos encuentras en nuestro sitio.',
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
