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

/** What schema.org calls a store of these categories; plainly a store where it has no word for them. */
export function storeType(categorySlugs: readonly string[]): StoreType {
  return categorySlugs.map((slug) => types.get(slug)).find((type) => type !== undefined) ?? 'Store'
}

/** What platforms call the kinds of stores that schema.org has words for. */
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
