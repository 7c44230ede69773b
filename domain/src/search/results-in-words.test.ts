import { expect, it } from 'vitest'
import { isLocale } from '../locale/locale.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchRecord, SearchTexts } from './search-record.ts'
import { rowsOf } from '../testing/rows-of.ts'

/** What is found in a small directory: each record with its certainty, its score and the words that match, by what is typed. */
const found = `
quillon: quillon name 21 (quillon=quillon name); half sure 3.5 (quillon=quillon owner)
Quillon@es: quillon name 21 (quillon=quillon name); half sure 3.5 (quillon=quillon owner)
quilon: quillon guess 3.6 (quilon=quillon name)
qu: quillon sure 6.429 (qu=quillon name)
boots: quillon sure 6.5 (boots=boots tag); half sure 0.84 (boots=boots name); boudreau mention 2 (boots=boots description)
boot: quillon sure 5.72 (boot=boots tag); half sure 0.739 (boot=boots name); boudreau mention 1.76 (boot=boots description)
bots@en: quillon guess 1.95 (bots=boots tag)
botas: quillon sure 6.5 (botas=botas tag); half sure 0.84 (botas=botas name)
botas@en: quillon sure 6.5 (botas=botas tag); half sure 0.84 (botas=botas name)
shoe: quillon sure 11.66 (shoe=shoes category); heel sure 7.969 (shoe=shoe category)
shoe repair: heel sure 13.25 (shoe=shoerepair category, repair=shoerepair category); quillon part 4.081 (shoe=shoes category)
repair shoe: heel sure 10.6 (repair=shoerepair category, shoe=shoerepair category); quillon part 4.081 (shoe=shoes category)
shoes and boots: quillon sure 9.875 (shoes=shoes category, boots=boots tag); heel part 3.506 (shoes=shoe category); half part 0.42 (boots=boots name)
zapatos: quillon sure 13.25 (zapatos=zapatos category); heel sure 3.9 (zapatos=calzado tag)
zapatería: quillon sure 10.6 (zapateria=shoes category); heel sure 3.9 (zapateria=calzado tag)
keys: heel sure 6.5 (keys=keys tag)
key: heel sure 5.72 (key=keys tag)
boudreau: boudreau sure 7.698 (boudreau=boudreau name); baker sure 2.333 (boudreau=boudreau owner)
boudreau bakery: boudreau name 16 (boudreau=boudreaubakery alias, bakery=boudreaubakery alias)
chez memere: boudreau sure 8.333 (chez=chezmemere name, memere=chezmemere name); baker sure 2.917 (chez=chezmemere owner, memere=chezmemere owner)
bakery: boudreau sure 13.25 (bakery=bakery category)
bread: boudreau sure 10.6 (bread=bakery category); fair mention 1.4 (bread=bread description)
pan: boudreau sure 10.6 (pan=bakery category); baker sure 3.307 (pan=panadero name)
panaderia: boudreau sure 13.25 (panaderia=panaderia category)
coffee: boudreau sure 6.5 (coffee=coffee tag)
cofee: boudreau guess 1.95 (cofee=coffee tag)
cafe@es: boudreau sure 6.5 (cafe=cafe tag)
tide: tide name 21 (tide=tide name); tuesday sure 4.288 (tide=tide owner); tidewater sure 3.308 (tide=tidewateroptical name); fair sure 3.15 (tide=tide name)
tid: tide sure 8.1 (tid=tide name); tidewater sure 4.556 (tid=tidewateroptical name); fair sure 3.544 (tid=tidefair name); tuesday sure 3.35 (tid=tidetuesday name)
tied: tide guess 3.6 (tied=tide name)
tide fair: fair name 21 (tide=tidefair name, fair=tidefair name)
tide tuesday: tuesday name 21 (tide=tidetuesday name, tuesday=tidetuesday name)
tuesday: tuesday sure 3.15 (tuesday=tuesday name)
tidewater: tidewater sure 7.5 (tidewater=tidewater name)
tide water: tidewater sure 10 (tide=tidewater name, water=tidewater name); fair sure 2.275 (tide=tide name, water=water description); tide part 7.25 (tide=tide name); tuesday part 2.144 (tide=tide owner)
glasses: tidewater sure 13.25 (glasses=glasses category)
contact lenses: tidewater sure 6.5 (contact=contactlenses tag, lenses=contactlenses tag)
31 velas: 31 name 21 (31=31velas name, velas=31velas name)
thirty one candles: 31 sure 7.167 (thirty=31 name, candles=candles category)
treinta y uno velas: 31 name 20 (treinta=31velas name, uno=31velas name, velas=31velas name)
candles: 31 sure 13.25 (candles=candles category); fair mention 1.4 (candles=candles description)
mcarthur: mcarthur name 21 (mcarthur=mcarthur name)
mc arthur: mcarthur name 20 (mc=mcarthur name, arthur=mcarthur name)
mcartur: mcarthur guess 3.6 (mcartur=mcarthur name)
barber: mcarthur sure 6.5 (barber=barber tag); barberry sure 5.67 (barber=barberry name)
barbar: mcarthur sure 5.2 (barbar=barber tag)
hair: mcarthur sure 6.75 (hair=hair category)
haircut: mcarthur sure 10.6 (haircut=hairsalon category)
peluquería: mcarthur sure 13.25 (peluqueria=peluqueria category)
book: lantern sure 11.66 (book=books category); book sure 0.832 (book=books name)
books: lantern sure 13.25 (books=books category); book sure 0.945 (books=books name)
lantern: lantern sure 7.5 (lantern=lantern name)
lanter books: lantern sure 9.325 (lanter=lanternbooks name, books=books category); book part 1.575 (books=books name)
map: lantern sure 5.72 (map=maps tag)
half price: half sure 3.612 (half=halfpriceboots name)
half price boots: half name 21 (half=halfpriceboots name, boots=halfpriceboots name)
offer: tuesday sure 9.275 (offer=offer category); half sure 9.275 (offer=offer category)
ofertas@es: tuesday sure 8.162 (ofertas=oferta category); half sure 8.162 (ofertas=oferta category)
event: fair sure 9.275 (event=event category); book sure 9.275 (event=event category)
evening: book sure 3.15 (evening=evening name)
evening with music: book part 1.05 (evening=evening name)
bred and candels: nothing
baker: baker name 21 (baker=baker name); boudreau sure 5.89 (baker=bakery category)
panadero@es: baker name 21 (panadero=panadero name)
toilet: washrooms sure 6.92 (toilet=toilets tag)
where can I pee: washrooms sure 1.6 (pee=toilets tag)
baño: washrooms sure 11.88 (bano=banos name)
baños@en: washrooms name 21 (banos=banos name)
parking: parking name 21 (parking=parking name)
where can i park: parking sure 1.455 (park=parking name)
estacionamiento: parking name 21 (estacionamiento=estacionamiento name)
hours: hours name 21 (hours=hours name)
horario: hours name 21 (horario=horario name)
when are you open: hours sure 1.35 (open=hours name); tide mention 0.5 (open=open description)
food: tide sure 10.6 (food=comida category); boudreau sure 6.75 (food=food category)
fish: tide sure 6.5 (fish=fish tag)
sushi: tide sure 13.25 (sushi=sushi category)
dress: barberry sure 5.2 (dress=dresses tag)
clothes: barberry sure 10.6 (clothes=clothing category)
jeans: nothing
pizza: nothing
bicycle: nothing
friday: tide mention 1.76 (friday=fridays description)
boots of a baker: boudreau sure 1.973 (boots=boots description, baker=bakery category); baker part 2.425 (baker=baker name); quillon part 1.625 (boots=boots tag); half part 0.77 (boots=boots name)
stone oven: boudreau mention 2 (stone=stone description, oven=oven description)
services: heel sure 13.25 (services=services category)
watch battery: heel sure 2.912 (watch=watch tag, battery=batteries tag)
water: fair mention 1.4 (water=water description)
the: nothing
a b: washrooms sure 3.06 (b=banos name); barberry sure 2.925 (b=barberry name); baker sure 2.142 (b=baker name); lantern sure 1.913 (b=books name); boudreau sure 1.625 (b=boudreau name); half sure 1.444 (b=botasamitaddeprecio name); book sure 0.803 (b=books name)
zzz: nothing
quillon boots: quillon sure 10.5 (quillon=quillon name, boots=boots tag); half sure 3.15 (quillon=quillon owner, boots=boots name)
quillon bread: quillon part 7.25 (quillon=quillon name); boudreau part 5.3 (bread=bakery category); half part 1.75 (quillon=quillon owner)
tide bread: fair sure 2.275 (tide=tide name, bread=bread description); tide part 7.25 (tide=tide name); boudreau part 3.5 (bread=bread tag); tuesday part 2.144 (tide=tide owner)
boots bread: boudreau sure 6.3 (boots=boots description, bread=bakery category); quillon part 3.25 (boots=boots tag); half part 0.42 (boots=boots name)
quillon fish: quillon part 7.25 (quillon=quillon name); tide part 3.25 (fish=fish tag); half part 1.75 (quillon=quillon owner)
bakery books: lantern part 6.625 (books=books category); boudreau part 6.625 (bakery=bakery category); book part 0.472 (books=books name)
libros noche: book sure 3.15 (libros=libros name, noche=noche name); lantern part 6.625 (libros=libros category)
`

const index = createSearchIndex(directory())

it.each(rowsOf(found))('finds for "%s": %s', (typed, results) => {
  expect(resultsOf(typed)).toBe(results)
})

function resultsOf(typed: string): string {
  const [text = '', locale] = typed.split('@')
  const options = isLocale(locale) ? { locale } : {}
  const results = index.search(text, options).map(({ record, certainty, score, matches }) => {
    const words = matches.map((match) => `${match.typed}=${match.term} ${match.field}`)
    return `${record.id} ${certainty} ${Math.round(score * 1000) / 1000} (${words.join(', ')})`
  })
  return results.join('; ') || 'nothing'
}

function directory(): readonly SearchRecord[] {
  return [
    record(
      'store',
      'quillon',
      { name: 'Quillon', categories: ['Shoes'], tags: ['boots', 'sneakers'] },
      { name: 'Quillon', categories: ['Zapatos'], tags: ['botas', 'tenis'] },
    ),
    record(
      'store',
      'heel',
      {
        name: 'Heel & Hawser',
        categories: ['Shoe repair', 'Services'],
        tags: ['keys', 'shoe repair', 'watch batteries'],
      },
      { name: 'Heel & Hawser', categories: ['Servicios'], tags: ['reparación de calzado', 'llaves'] },
    ),
    record(
      'store',
      'boudreau',
      {
        name: 'Chez Mémère Boudreau',
        aliases: ['Boudreau Bakery'],
        categories: ['Food and beverage', 'Bakery'],
        tags: ['bread', 'coffee'],
        descriptions: ['Bread from a stone oven, and the boots of a baker on the wall.'],
      },
      { name: 'Chez Mémère Boudreau', categories: ['Panadería'], tags: ['pan', 'café'] },
    ),
    record(
      'store',
      'tide',
      {
        name: 'Tide',
        categories: ['Food and beverage', 'Sushi'],
        tags: ['fish', 'ramen'],
        descriptions: ['Open late on Fridays.'],
      },
      { name: 'Tide', categories: ['Comida'], tags: ['pescado'] },
    ),
    record(
      'store',
      'tidewater',
      { name: 'Tidewater Optical', categories: ['Glasses'], tags: ['contact lenses'] },
      { name: 'Tidewater Optical', categories: ['Lentes'] },
    ),
    record(
      'store',
      '31',
      { name: '31 Velas', categories: ['Candles'] },
      { name: '31 Velas', categories: ['Velas'] },
    ),
    record(
      'store',
      'mcarthur',
      { name: 'McArthur', categories: ['Hair salon'], tags: ['barber'] },
      { name: 'McArthur', categories: ['Peluquería'] },
    ),
    record(
      'store',
      'lantern',
      { name: 'Lantern Books', categories: ['Books'], tags: ['maps', 'magazines'] },
      { name: 'Lantern Books', categories: ['Libros'] },
    ),
    record(
      'store',
      'barberry',
      { name: 'Barberry', categories: ['Clothing'], tags: ['dresses'] },
      { name: 'Barberry', categories: ['Ropa'] },
    ),
    record(
      'promotion',
      'half',
      { name: 'Half price boots', owner: 'Quillon', kinds: ['offer'] },
      { name: 'Botas a mitad de precio', owner: 'Quillon', kinds: ['oferta'] },
    ),
    record(
      'promotion',
      'tuesday',
      { name: 'Tide Tuesday', owner: 'Tide', kinds: ['offer'] },
      { name: 'Martes de Tide', owner: 'Tide', kinds: ['oferta'] },
    ),
    record(
      'event',
      'fair',
      { name: 'Tide Fair', kinds: ['event'], descriptions: ['Music, bread and candles by the water.'] },
      { name: 'Feria de la Marea', kinds: ['evento'] },
    ),
    record(
      'event',
      'book',
      { name: 'An evening of books', kinds: ['event'] },
      { name: 'Una noche de libros', kinds: ['evento'] },
    ),
    record(
      'job',
      'baker',
      { name: 'Baker', owner: 'Chez Mémère Boudreau', kinds: ['job'] },
      { name: 'Panadero', owner: 'Chez Mémère Boudreau', kinds: ['empleo'] },
    ),
    record(
      'page',
      'washrooms',
      { name: 'Washrooms', tags: ['toilets'] },
      { name: 'Baños', tags: ['sanitarios'] },
    ),
    record(
      'page',
      'parking',
      { name: 'Parking', descriptions: ['Two car parks with 900 places.'] },
      { name: 'Estacionamiento' },
    ),
    record('page', 'hours', { name: 'Hours' }, { name: 'Horario' }),
  ]
}

type Texts = Omit<SearchTexts, 'locale'>

function record(kind: SearchRecord['kind'], id: string, english: Texts, spanish: Texts): SearchRecord {
  return {
    kind,
    id,
    texts: [
      { locale: 'en', ...english },
      { locale: 'es', ...spanish },
    ],
  }
}
