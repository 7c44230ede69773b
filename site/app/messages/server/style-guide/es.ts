import type { styleGuide as english } from './en.ts'

export const styleGuide: typeof english = {
  title: 'Guía de estilo',
  intro: 'Todos los componentes del sitio con sus ejemplos, colores y tipografía.',
  colours: 'Colores',
  type: 'Tipografía',
  openData: 'Datos abiertos',
  openDataIntro:
    'Para programas de terceros: sin clave y desde cualquier sitio. El calendario y las fuentes RSS están en español con /es antes de su dirección.',
  openDataAt: {
    '/stores.json': 'Todas las tiendas en ambos idiomas, con su ubicación y sus horarios',
    '/stores.schema.json': 'Lo que contiene ese archivo, en JSON Schema',
    '/events.ics': 'Los próximos eventos, como calendario',
    '/promotions.rss': 'Promociones y cupones',
    '/events-and-news.rss': 'Eventos y noticias',
    '/blogs.rss': 'Las publicaciones de todos los blogs',
  },
}
