import type { Locale } from '@promenade/domain/locale/locale'

/** Common search words by path, for the languages that have them. */
export const searchWords: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
  '/hours': {
    en: 'hours, opening hours, opening times, mall hours, store hours, open, opens, open today, open now, open late, close, closes, closed, closing, closing time, time, schedule, when do you open, when do you close',
    es: 'horario, horarios, hora de cierre, a qué hora abren, a qué hora cierran, abren, cierran, abierto, abierto hoy, abierto ahora, abierto tarde, cerrado, hora',
  },
  '/hours#calm': {
    en: 'quiet hours, calm hour, silent hour, sensory hour, sensory friendly, autism hour, less noise, calm time',
    es: 'hora tranquila, horas silenciosas, hora de calma, horario tranquilo, hora sensorial, hora azul, menos ruido',
  },
  '/map': { en: 'map, mall map, floor plan', es: 'mapa, plano, croquis' },
  '/plan-my-visit': {
    en: 'plan my visit, visit plan, itinerary, shopping list',
    es: 'planea tu visita, plan de visita, itinerario, lista de compras',
  },
  '/stores': { en: 'stores, shops, list of stores', es: 'tiendas, locales, lista de tiendas' },
  '/foodandbeverage': {
    en: 'food, eat, places to eat, somewhere to eat, dining, hungry, food court',
    es: 'comida, comer, dónde comer, hambre, lugares para comer, zona de comidas',
  },
  '/retail': { en: 'shopping', es: 'compras' },
  '/professionalservices': { en: 'services', es: 'servicios' },
  '/promotions': {
    en: 'promotion, promotions, deal, deals, offer, offers, sale, sales, discounts',
    es: 'promoción, promociones, oferta, ofertas, descuentos, rebajas',
  },
  '/events-and-news': {
    en: 'event, events, news, what’s on, things to do',
    es: 'evento, eventos, noticias, qué hay, qué hacer, agenda',
  },
  '/contests': {
    en: 'contest, contests, giveaway, sweepstakes',
    es: 'concurso, concursos, sorteo, sorteos, rifa',
  },
  '/blogs': { en: 'blog, stories', es: 'blog, historias' },
  '/jobs': {
    en: 'job, jobs, career, careers, hiring, employment, vacancies, help wanted, work',
    es: 'empleo, empleos, vacante, vacantes, trabajo, trabajos, bolsa de trabajo, contratación, contratando, contratan',
  },
  '/contact-us': {
    en: 'contact, contact us, phone number, telephone, e-mail, customer service, complaint, complaints, feedback',
    es: 'contacto, teléfono, correo, correo electrónico, atención a clientes, queja, quejas, sugerencias',
  },
  '/newsletter': {
    en: 'newsletter, e-club, subscribe, sign up, mailing list',
    es: 'boletín, e-club, suscribirme, suscripción',
  },
  '/pages/gift-cards': {
    en: 'gift card, gift cards, gift certificate, gift certificates, gift voucher, gift card balance',
    es: 'tarjeta de regalo, tarjetas de regalo, tarjeta regalo, certificado de regalo, vale de regalo',
  },
  '/pages/directions-and-parking': {
    en: 'parking, park, car park, parkade, parking garage, directions, address, getting here, transit, how do I get there, how to get there, location, where are you',
    es: 'estacionamiento, estacionarse, estacionarme, cómo llegar, cómo llego, dirección, transporte, ubicación, dónde están',
  },
  '/pages/our-services': {
    en: 'wifi, free wifi, stroller, strollers, lost property',
    es: 'wifi, wifi gratis, carriola, carriolas, objetos extraviados',
  },
  '/pages/accessibility': {
    en: 'accessibility, accessible, wheelchair, wheelchairs, disabled, disability, step-free',
    es: 'accesibilidad, accesible, silla de ruedas, sillas de ruedas, discapacidad, sin escalones',
  },
  '/pages/security-and-life-safety': {
    en: 'security, safety, emergency, first aid',
    es: 'seguridad, emergencia, emergencias, primeros auxilios',
  },
}

/** Synonyms of a quiet place in all languages. */
export const quietPlaces =
  'quiet place, quiet room, quiet area, calm place, sensory room, silence, lugar tranquilo, cuarto tranquilo, zona tranquila, sala sensorial, silencio'
