import type { SearchKind, SearchRecord, SearchTexts } from '../search-record.ts'

/** Numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed: mulberry32, public domain. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick<T>(random: () => number, choices: readonly [T, ...(readonly T[])]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

/** Records of a mall that could be, in both languages, no two of one name: for tests and measurements. */
export function createTestRecords(count: number, seed = 1): readonly SearchRecord[] {
  const random = seededRandom(seed)
  const names = new Set<string>()
  while (names.size < count) names.add(testName(random))
  return [...names].map((name, index) => testRecord(random, name, String(index + 1)))
}

function testRecord(random: () => number, name: string, id: string): SearchRecord {
  const kind = pick<SearchKind>(random, ['store', 'store', 'store', 'promotion', 'event', 'job', 'page'])
  const goods = Array.from({ length: 4 }, () => pick(random, wares))
  const sentence = (locale: 0 | 1) =>
    Array.from({ length: 45 }, () =>
      random() < 0.2 ? pick(random, wares)[locale] : pick(random, fillers[locale]),
    ).join(' ')
  const texts = (locale: 0 | 1): SearchTexts => ({
    locale: locale === 0 ? 'en' : 'es',
    name,
    categories: goods.slice(0, 1).map((ware) => ware[locale]),
    tags: goods.slice(1).map((ware) => ware[locale]),
    descriptions: [sentence(locale)],
  })
  return { kind, id, texts: [texts(0), texts(1)] }
}

function testName(random: () => number): string {
  const coined = () => {
    const syllables = Array.from(
      { length: random() < 0.4 ? 3 : 2 },
      () => pick(random, starts) + pick(random, ends),
    )
    const word = syllables.join('')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  const shape = random()
  if (shape < 0.2) return `${coined()}'s ${pick(random, trades)}`
  if (shape < 0.4) return `${coined()} & ${coined()}`
  if (shape < 0.55) return `${pick(random, spanishTrades)} ${coined()}`
  if (shape < 0.7) return `The ${coined()} ${pick(random, trades)}`
  return shape < 0.85 ? `${coined()} ${coined()}` : `${coined()}-${coined()} ${pick(random, trades)}`
}

type Ware = readonly [english: string, spanish: string]

const starts = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'fl',
  'g',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'qu',
  'r',
  's',
  'sh',
  't',
  'tr',
  'v',
  'w',
  'z',
] as const
const ends = [
  'an',
  'ar',
  'el',
  'en',
  'er',
  'i',
  'in',
  'is',
  'o',
  'on',
  'or',
  'u',
  'um',
  'ad',
  'ek',
  'il',
  'os',
  'ut',
  'é',
  'ñe',
] as const
const trades = [
  'Bakery',
  'Books',
  'Clinic',
  'Coffee',
  'Denim',
  'Grill',
  'Market',
  'Optical',
  'Shoes',
  'Toys',
] as const
const spanishTrades = ['Zapatería', 'Panadería', 'Café', 'Joyería', 'Taquería', 'Casa', 'Librería'] as const

const wares: readonly [Ware, ...(readonly Ware[])] = [
  ['boots', 'botas'],
  ['winter coats', 'abrigos de invierno'],
  ['coffee beans', 'granos de café'],
  ['rye bread', 'pan de centeno'],
  ['washrooms', 'baños'],
  ['rings', 'anillos'],
  ['spectacles', 'anteojos'],
  ['picture books', 'libros ilustrados'],
  ['wooden toys', 'juguetes de madera'],
  ['tea pots', 'teteras'],
  ['haircut', 'corte de pelo'],
  ['phone repair', 'reparación de celulares'],
  ['fish tacos', 'tacos de pescado'],
  ['running shoes', 'tenis para correr'],
  ['perfume', 'perfume'],
  ['bicycles', 'bicicletas'],
]

const fillers = [
  [
    'the',
    'house',
    'opens',
    'every',
    'morning',
    'with',
    'something',
    'warm',
    'near',
    'window',
    'made',
    'by',
    'hand',
  ],
  ['la', 'casa', 'abre', 'cada', 'mañana', 'con', 'algo', 'recién', 'hecho', 'junto', 'ventana', 'a', 'mano'],
] as const
