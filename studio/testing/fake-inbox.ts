import { timestamp } from './timestamp.ts'

/** One message of a visitor. */
export const inbox = {
  messages: [
    {
      id: 1,
      name: 'Marisol Vega',
      email: 'marisol@visitor.example',
      phone: '902-555-0177',
      subject: 'Objeto perdido',
      message: 'Perdí un guante azul cerca de la zona de comida el sábado. ¿Lo encontraron?',
      page: '/contact-us',
      locale: 'es',
      at: timestamp(3_600_000),
      readAt: null,
      doneAt: null,
      doneBy: null,
      replies: [],
    },
  ],
  unread: 1,
  failedMails: [],
}

/** The response of `GET /inbox/counts`. */
export const inboxCounts = { unread: inbox.unread, failedMails: inbox.failedMails.length }
