import type { Category } from '../mall/category.ts'
import type { CategoryTree } from './category-tree.ts'

/** The screens of the directory that show one kind of store (specification §2), by the name in their address. */
export type Section = 'retail' | 'foodandbeverage' | 'professionalservices'

/**
 * The top level category a screen shows, found by what platforms call it: the slug or the name, in the order
 * of the list below, accents, case and punctuation aside. Undefined where the mall has none of them.
 */
export function sectionCategory(tree: CategoryTree, section: Section): Category | undefined {
  const top = tree.top.map(({ category }) => category)
  return sectionNames[section]
    .map((name) => top.find(({ slug, name: title }) => [slug, title].map(normalized).includes(name)))
    .find((category) => category !== undefined)
}

/** Written as `normalized` leaves a name: "Food & Beverage" and "food-and-beverage" are `foodbeverage`. */
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

/** Letters and digits alone, accents folded, without "and" in either language. */
function normalized(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
  return words.filter((word) => word !== 'and' && word !== 'y').join('')
}
