import type {
  BakeryLeaf,
  BankOrCreditUnionLeaf,
  BarOrPubLeaf,
  CafeOrCoffeeShopLeaf,
  ClothingStoreLeaf,
  DepartmentStoreLeaf,
  ElectronicsStoreLeaf,
  ExerciseGymLeaf,
  FastFoodRestaurantLeaf,
  GroceryStoreLeaf,
  HairSalonLeaf,
  HobbyShopLeaf,
  HomeGoodsStoreLeaf,
  JewelryStoreLeaf,
  MedicalBusinessLeaf,
  MobilePhoneStoreLeaf,
  OpticianLeaf,
  RestaurantLeaf,
  ShoeStoreLeaf,
  SportingGoodsStoreLeaf,
  StoreLeaf,
  TravelAgencyLeaf,
} from 'schema-dts'

export type StoreThing =
  | BakeryLeaf
  | BankOrCreditUnionLeaf
  | BarOrPubLeaf
  | CafeOrCoffeeShopLeaf
  | ClothingStoreLeaf
  | DepartmentStoreLeaf
  | ElectronicsStoreLeaf
  | ExerciseGymLeaf
  | FastFoodRestaurantLeaf
  | GroceryStoreLeaf
  | HairSalonLeaf
  | HobbyShopLeaf
  | HomeGoodsStoreLeaf
  | JewelryStoreLeaf
  | MedicalBusinessLeaf
  | MobilePhoneStoreLeaf
  | OpticianLeaf
  | RestaurantLeaf
  | ShoeStoreLeaf
  | SportingGoodsStoreLeaf
  | StoreLeaf
  | TravelAgencyLeaf

type StoreType = StoreThing['@type']

/** The schema.org type for these categories; `Store` without a match. */
export function storeType(categorySlugs: readonly string[]): StoreType {
  return categorySlugs.map((slug) => types.get(slug)).find((type) => type !== undefined) ?? 'Store'
}

/** Schema.org types by category slug. */
const types: ReadonlyMap<string, StoreType> = new Map<string, StoreType>([
  ['restaurants', 'Restaurant'],
  ['bars', 'BarOrPub'],
  ['coffee-tea', 'CafeOrCoffeeShop'],
  ['bakeries-sweets', 'Bakery'],
  ['food-hall', 'FastFoodRestaurant'],
  ['fashion', 'ClothingStore'],
  ['shoes-bags', 'ShoeStore'],
  ['jewellery-watches', 'JewelryStore'],
  ['home', 'HomeGoodsStore'],
  ['books-toys-hobbies', 'HobbyShop'],
  ['sports-outdoors', 'SportingGoodsStore'],
  ['electronics', 'ElectronicsStore'],
  ['department-stores', 'DepartmentStore'],
  ['grocery-specialty', 'GroceryStore'],
  ['banking', 'BankOrCreditUnion'],
  ['health-pharmacy', 'MedicalBusiness'],
  ['optical', 'Optician'],
  ['hair-beauty-salons', 'HairSalon'],
  ['travel', 'TravelAgency'],
  ['telecom', 'MobilePhoneStore'],
  ['fitness', 'ExerciseGym'],
])
