import type { Category } from '../mall/category.ts'
import type { CategoryTree } from './category-tree.ts'

/** The sections of the directory with an address of their own (specification §2), by the last part of it. */
export type Section = 'retail' | 'foodandbeverage' | 'professionalservices'

/**
 * The top level category of a section: the first name of the list below that is the slug or the name of a category,
 * ignoring accents, case and punctuation. Undefined if the mall has none of them.
 */
export function sectionCategory(tree: CategoryTree, section: Section): Category | undefined {
  const top = tree.top.map(({ category }) => category)
  return sectionNames[section]
    .map((name) => top.find(({ slug, name: title }) => [slug, title].map(normalized).includes(name)))
    .find((category) => category !== undefined)
}

/** Names in the form of `normalized`: "Food & Beverage" and "food-and-beverage" are `foodbeverage`. */
const sectionNames: Readonly<Record<Section, readonly string[]>> = {
  foodandbeverage: [
    'foodbeverage',
    'foodbeverages',
    'fooddrink',
    'fooddrinks',
    'fooddining',
    'diningfood',
    'foodrestaurants',
    'restaurantsfood',
    'food',
    'dining',
    'dine',
    'eatdrink',
    'eat',
    'eats',
    'restaurants',
    'restaurant',
    'restaurantscafes',
    'foodcourt',
    'foodhall',
    'comidabebidas',
    'comidabebida',
    'alimentosbebidas',
    'comida',
    'alimentos',
    'restaurantes',
    'gastronomia',
  ],
  retail: ['retail', 'shopping', 'shop', 'shops', 'stores', 'store', 'tiendas', 'comercios', 'compras'],
  professionalservices: [
    'professionalservices',
    'services',
    'service',
    'personalservices',
    'servicesprofessional',
    'healthservices',
    'serviciosprofesionales',
    'servicios',
    'servicio',
  ],
}

/** Only letters and digits, without accents and without "and" in both languages. */
function normalized(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
  return words.filter((word) => word !== 'and' && word !== 'y').join('')
}
