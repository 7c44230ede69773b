import type { Concept } from './concept.ts'

/** Concepts of pastimes: work, play, sport, presents and entertainment. */
export const pastimes: readonly Concept[] = [
  {
    en: 'toys, toy, toy store, wooden toys, doll, dolls, teddy bear, stuffed animal, present for a kid',
    es: 'juguetes, juguete, juguetería, muñeca, muñecas, peluche, oso de peluche, regalo para niños',
  },
  { en: 'lego, building blocks, legos', es: 'lego, bloques', near: 'toys, models' },
  { en: 'models, model kits, model trains, scale models', es: 'modelismo, maquetas, trenes a escala' },
  {
    en: 'board games, board game, card games, chess, boardgames, monopoly, dungeons and dragons',
    es: 'juegos de mesa, juego de mesa, cartas, ajedrez, dados, lotería',
  },
  { en: 'puzzle, puzzles, jigsaw', es: 'rompecabezas, puzzle' },
  { en: 'kite, kites', es: 'papalote, papalotes, cometa, cometas' },
  {
    en: 'book, books, bookstore, book store, bookshop, novel, novels',
    es: 'libro, libros, librería, novela, novelas',
  },
  { en: 'children’s books, kids books', es: 'libros infantiles, libros para niños, cuentos' },
  { en: 'comics, comic books, manga, graphic novels', es: 'cómics, historietas, manga' },
  {
    en: 'magazines, newspaper, newspapers, lottery tickets, cigarettes, smokes, vape, newsstand',
    es: 'revistas, periódico, periódicos, cigarros, cigarrillos, vapeador, puesto de revistas',
  },
  {
    en: 'greeting cards, birthday card, cards, christmas cards',
    es: 'tarjetas, tarjeta de cumpleaños, tarjetas de felicitación, tarjeta de felicitación',
  },
  { en: 'wrapping paper, gift bag, ribbon', es: 'papel para regalo, papel de regalo, moño, bolsa de regalo' },
  {
    en: 'wedding invitations, custom printing, business cards, posters',
    es: 'invitaciones, invitaciones de boda, imprenta, carteles',
  },
  {
    en: 'balloons, party supplies, decorations',
    es: 'globos, artículos para fiesta, piñata',
    near: 'gifts, greeting cards',
  },
  {
    en: 'stationery, office supplies, school supplies, pens, notebook, notebooks, pencils',
    es: 'papelería, útiles escolares, útiles, cuadernos, cuaderno, plumas, lápices, libretas',
  },
  {
    en: 'art supplies, art store, craft supplies, crafts, watercolour, paint brushes for art, sketchbook',
    es: 'material de arte, acuarelas, manualidades, pinceles, cuaderno de dibujo',
  },
  {
    en: 'yarn, wool, knitting, crochet, knitting needles',
    es: 'estambre, lana, agujas de tejer, gancho, crochet',
  },
  {
    en: 'fabric, fabrics, sewing, quilt, quilts, quilting, sewing supplies',
    es: 'tela, telas, costura, colchas, patchwork, mercería',
  },
  {
    en: 'records, vinyl, vinyl records, record store, lps, music store, albums, cds',
    es: 'discos, vinilos, tienda de discos, acetatos, música',
  },
  {
    en: 'musical instruments, guitar, piano, drums',
    es: 'instrumentos musicales, guitarra, piano',
    near: 'records, audio',
  },
  {
    en: 'gift, gifts, gift shop, present, presents, gift ideas, something for my mom, gift for mom',
    es: 'regalo, regalos, tienda de regalos, detalle, algo para mi mamá, regalo para mamá',
  },
  {
    en: 'souvenir, souvenirs, postcard, postcards, magnets',
    es: 'recuerdo, recuerdos, souvenirs, recuerditos, postales, imanes',
  },
  {
    en: 'video games, videogames, video game, gaming, nintendo, switch, playstation, ps5, xbox, consoles, console',
    es: 'videojuegos, videojuego, consolas, consola, nintendo, maquinitas',
  },
  {
    en: 'computer, computers, laptop, laptops, pc, macbook, tablet, ipad, keyboard, printer, hard drive',
    es: 'computadora, computadoras, laptop, compu, tableta, teclado, impresora, disco duro',
  },
  {
    en: 'phone charger, phone case, charging cable, usb cable, phone accessories',
    es: 'cargador de celular, funda de celular, funda para celular, cable usb, accesorios para celular, mica',
    near: 'cell phone, phone repair',
  },
  { en: 'headphones, earbuds, earphones, airpods', es: 'audífonos, auriculares' },
  {
    en: 'speakers, speaker, stereo, hi-fi, audio, sound system, turntable',
    es: 'bocinas, bocina, estéreo, equipo de sonido, tornamesa',
  },
  {
    en: 'electronics, electronics store, best buy, tv, television, tvs',
    es: 'electrónica, electrónicos, tele, televisión, televisor, pantallas',
    near: 'electronics & games',
  },
  {
    en: 'camera, cameras, lens, binoculars, camera store, photography',
    es: 'cámara, cámaras, binoculares, fotografía',
  },
  { en: 'batteries, aa batteries, battery', es: 'pilas, baterías, pila' },
  {
    en: 'sports, sporting goods, sports store, sportswear, soccer ball, basketball, activewear, gym clothes',
    es: 'deportes, artículos deportivos, tienda de deportes, ropa deportiva, balón, pelota',
    near: 'sports & outdoors',
  },
  { en: 'running, running gear, marathon, jogging', es: 'correr, trote, maratón' },
  {
    en: 'camping, camping gear, tent, tents, sleeping bag, hiking, hiking boots, outdoor gear, outdoor clothing',
    es: 'campismo, acampar, casa de campaña, casas de campaña, tienda de campaña, bolsa de dormir, senderismo, excursión',
  },
  {
    en: 'fishing, fishing rod, fishing gear, tackle, bait',
    es: 'pesca, pescar, caña de pescar, anzuelos, carrete',
  },
  {
    en: 'hockey, hockey stick, hockey gear, hockey sticks, skates, ice skates',
    es: 'hockey, bastón de hockey, patines, patines de hielo',
  },
  { en: 'skateboard, skateboards, skate shoes', es: 'patineta, patinetas, zapatos de skate' },
  { en: 'bike helmet, helmet, helmets, bike lock', es: 'casco, cascos, casco de bici' },
  { en: 'kayak, canoe, paddles, life jacket', es: 'kayak, canoa, remos, chaleco salvavidas' },
  {
    en: 'cinema, movie, movies, movie theater, movie theatre, theatre, theater, film, films, showtimes, what’s playing, movie times, imax, matinee',
    es: 'cine, cines, película, películas, cartelera, funciones, función de cine, ir al cine, matiné',
  },
  { en: 'escape room, team building', es: 'cuarto de escape, escape room' },
  {
    en: 'birthday party, kids party, party venue',
    es: 'fiesta de cumpleaños, fiesta infantil, salón de fiestas, cumpleaños',
  },
  {
    en: 'arcade, bowling, laser tag, mini golf',
    es: 'boliche, árcade, maquinitas',
    near: 'cinema & leisure, video games',
  },
  { en: 'live music, concert, concerts, gig, band', es: 'música en vivo, concierto, conciertos' },
  {
    en: 'skating, ice skating, skating rink, ice rink, rink, go skating',
    es: 'pista de hielo, patinar, patinar en hielo, patinaje, pista de patinaje',
  },
  {
    en: 'santa, santa claus, meet santa, santa photos, pictures with santa',
    es: 'santa, santa claus, fotos con santa, papá noel',
    near: 'events',
  },
  { en: 'fireworks', es: 'fuegos artificiales, cuetes, pirotecnia' },
  { en: 'storytime, story time', es: 'hora del cuento, cuentacuentos, cuentos' },
  { en: 'library, museum, church, bingo', es: 'biblioteca, museo', near: 'books, events' },
  {
    en: 'things to do, activities, fun, what to do, things to do with kids, family fun, entertainment, rainy day',
    es: 'qué hacer, actividades, diversión, entretenimiento, qué hacer con niños, actividades para niños, día lluvioso, día de lluvia',
    near: 'events, cinema & leisure',
  },
]
