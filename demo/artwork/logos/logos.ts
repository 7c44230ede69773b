import type { Logos } from './drawing.ts'
import { barsAndCoffee } from './stores/bars-and-coffee.ts'
import { beauty } from './stores/beauty.ts'
import { booksAndToys } from './stores/books-and-toys.ts'
import { electronics } from './stores/electronics.ts'
import { fashion } from './stores/fashion.ts'
import { foodHallNorth } from './stores/food-hall-north.ts'
import { foodHallSouth } from './stores/food-hall-south.ts'
import { gifts } from './stores/gifts.ts'
import { grocery } from './stores/grocery.ts'
import { hairAndEyes } from './stores/hair-and-eyes.ts'
import { home } from './stores/home.ts'
import { jewellery } from './stores/jewellery.ts'
import { kids } from './stores/kids.ts'
import { moneyAndHealth } from './stores/money-and-health.ts'
import { repairsAndLeisure } from './stores/repairs-and-leisure.ts'
import { restaurants } from './stores/restaurants.ts'
import { shoesAndBags } from './stores/shoes-and-bags.ts'
import { sports } from './stores/sports.ts'
import { sweetsAndJuices } from './stores/sweets-and-juices.ts'

/** Every store's logo, by slug. */
export const logos: Logos = {
  ...grocery,
  ...restaurants,
  ...barsAndCoffee,
  ...sweetsAndJuices,
  ...foodHallNorth,
  ...foodHallSouth,
  ...beauty,
  ...hairAndEyes,
  ...jewellery,
  ...fashion,
  ...shoesAndBags,
  ...home,
  ...gifts,
  ...sports,
  ...electronics,
  ...kids,
  ...booksAndToys,
  ...moneyAndHealth,
  ...repairsAndLeisure,
}
