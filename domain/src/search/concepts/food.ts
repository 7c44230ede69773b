import type { Concept } from './concept.ts'

/** Concepts of food and drink, and of the places that serve them. */
export const food: readonly Concept[] = [
  {
    en: 'food, hungry, starving, eat, eating, somewhere to eat, place to eat, where to eat, places to eat, grab a bite, bite to eat, dining, food court, food hall, meal',
    es: 'comida, hambre, comer, dónde comer, lugares para comer, algo de comer, zona de comidas, zona de comida, área de comida',
  },
  {
    en: 'restaurant, restaurants, dinner, supper, sit down restaurant, date night, fine dining, eat out',
    es: 'restaurante, restaurantes, cena, cenar, dónde cenar, alta cocina',
    near: 'food',
  },
  { en: 'lunch', es: 'almuerzo, comida corrida', near: 'food hall, food' },
  {
    en: 'fast food, takeout, take out, takeaway, quick bite, quick lunch, cheap eats',
    es: 'comida rápida, comida para llevar, para llevar',
    near: 'food hall, food',
  },
  {
    en: 'burger, burgers, hamburger, mcdonalds, cheeseburger, wendys',
    es: 'hamburguesa, hamburguesas',
    near: 'fast food, food hall',
  },
  { en: 'fries, french fries, poutine, chips', es: 'papas fritas, papas a la francesa' },
  { en: 'fried chicken, chicken, wings, kfc', es: 'pollo frito, pollo, alitas', near: 'fast food' },
  {
    en: 'hot dog, hot dogs, sandwich, sub, subs, sandwiches, subway',
    es: 'hot dog, sándwich, torta, tortas, sándwiches',
    near: 'fast food',
  },
  {
    en: 'coffee, coffee shop, coffee house, cafe, espresso, cappuccino, latte, cup of coffee, caffeine',
    es: 'café, cafetería, cafecito, cafetito, capuchino, espresso, un café',
  },
  {
    en: 'starbucks, tim hortons, tims, timmies, double double, iced capp, frappuccino',
    es: 'starbucks, frapuchino, frappé',
    near: 'coffee',
  },
  {
    en: 'tea, tea house, tea room, cup of tea, matcha, chai',
    es: 'té, salón de té, casa de té, infusión, infusiones',
  },
  { en: 'bubble tea, boba', es: 'té de burbujas, té de tapioca', near: 'tea, juice' },
  { en: 'hot chocolate', es: 'chocolate caliente', near: 'coffee' },
  {
    en: 'breakfast, bacon and eggs, pancakes',
    es: 'desayuno, desayunar, desayunos, chilaquiles, molletes',
    near: 'coffee, brunch',
  },
  { en: 'brunch', es: 'brunch, almuerzo dominical', near: 'breakfast' },
  { en: 'pizza, pizzeria, slice of pizza', es: 'pizza, pizzas, pizzería' },
  { en: 'sushi, sashimi', es: 'sushi, sashimi', near: 'japanese' },
  { en: 'japanese, japanese food, ramen, noodles', es: 'comida japonesa, japonés, ramen, fideos' },
  { en: 'chinese, chinese food, dumplings, dim sum, cantonese', es: 'comida china, chino, cantonés' },
  {
    en: 'thai, thai food, pad thai, korean, korean food, asian food, pho, vietnamese',
    es: 'comida tailandesa, comida coreana, comida asiática, comida vietnamita',
    near: 'japanese, chinese',
  },
  { en: 'indian, indian food, curry, butter chicken', es: 'comida india, curry' },
  {
    en: 'italian, italian food, pasta, spaghetti, lasagna',
    es: 'comida italiana, italiano, pasta, espagueti',
  },
  {
    en: 'mexican, mexican food, taco, tacos, burrito, burritos, quesadilla, taqueria, nachos',
    es: 'comida mexicana, taco, tacos, taquitos, taquería, quesadilla, burrito',
  },
  { en: 'kebab, donair, shawarma, gyro, doner', es: 'kebab, shawarma, döner' },
  { en: 'fish and chips, fish n chips, fried fish', es: 'pescado con papas, pescado frito' },
  {
    en: 'seafood, fish, fishmonger, shrimp, oysters, lobster, crab, mussels',
    es: 'mariscos, pescado, pescadería, camarones, ostiones, langosta, cangrejo, mejillones',
  },
  {
    en: 'steak, steakhouse, grill, barbecue, bbq, ribs',
    es: 'carne asada, carne, cortes de carne, parrilla, asador, costillas, filete',
    near: 'restaurant',
  },
  {
    en: 'salad, salads, healthy food, healthy lunch, poke',
    es: 'ensalada, ensaladas, comida saludable, comida sana',
  },
  {
    en: 'vegan, vegan food, vegetarian, plant based, veggie',
    es: 'vegano, vegana, vegetariano, vegetariana, comida vegana',
  },
  { en: 'gluten free, celiac, gluten-free', es: 'sin gluten, celíaco, celiaco' },
  { en: 'halal, kosher', es: 'halal, kosher', near: 'lebanese, falafel, vegetarian' },
  {
    en: 'ice cream, gelato, sorbet, frozen yogurt, froyo, soft serve, ice-cream, sundae',
    es: 'helado, helados, nieve, nieves, heladería, paleta, paletas, sorbete',
  },
  {
    en: 'bakery, bakeries, bread, loaf of bread, baguette, sourdough, bagel, bagels, croissant, baked goods',
    es: 'panadería, pan, bolillo, bolillos, pan de caja, cuernitos, panaderías',
  },
  { en: 'pan dulce, sweet bread, conchas', es: 'pan dulce, conchas, orejas' },
  {
    en: 'cake, cakes, birthday cake, pastry, pastries, cupcake, cupcakes, pie, dessert, desserts, eclair, something sweet',
    es: 'pastel, pasteles, pastelería, repostería, postre, postres, pastel de cumpleaños, algo dulce, pay',
  },
  {
    en: 'donut, donuts, doughnut, muffin, cookies, biscuits, cinnamon roll',
    es: 'dona, donas, galletas, muffin, rol de canela',
    near: 'bakery, pastry',
  },
  {
    en: 'candy, candies, sweets, sweet shop, candy store, lollipop, gummy bears, licorice, fudge',
    es: 'dulces, dulcería, golosinas, caramelos, chicles, gomitas, paletas de dulce',
  },
  { en: 'chocolate, chocolates', es: 'chocolate, chocolates', near: 'candy' },
  { en: 'popcorn', es: 'palomitas, palomitas de maíz' },
  { en: 'snack, snacks, munchies, chips', es: 'botana, botanas, antojito, antojitos, papitas' },
  { en: 'juice, juices, smoothie, smoothies, fresh juice', es: 'jugo, jugos, licuado, licuados, smoothie' },
  {
    en: 'lemonade, cold drink, slush, slushie',
    es: 'agua fresca, aguas frescas, limonada, raspado, raspados, bebida fría',
  },
  {
    en: 'bar, bars, pub, drinks, cocktail, cocktails, have a drink, happy hour, nightlife',
    es: 'bar, bares, cantina, tragos, coctel, cocteles, copas, tomar algo, antro',
  },
  {
    en: 'beer, beers, craft beer, pint, brewery, draft beer',
    es: 'cerveza, cervezas, chela, chelas, cheve, cerveza artesanal, cervecería',
  },
  {
    en: 'liquor, liquor store, booze, alcohol, spirits',
    es: 'licor, licores, vinatería, licorería, alcohol',
    near: 'wine, bar',
  },
  { en: 'wine, wines, bottle of wine', es: 'vino, vinos, botella de vino' },
  {
    en: 'grocery, groceries, grocery store, supermarket, food store, produce, fruit, vegetables, milk, eggs, convenience store',
    es: 'súper, supermercado, mandado, despensa, abarrotes, fruta, verdura, fruta y verdura, leche, huevo, huevos, tiendita',
  },
  { en: 'cheese, deli, cold cuts', es: 'queso, quesos, carnes frías, jamón' },
  { en: 'spices, spice, seasoning', es: 'especias, condimentos, sazonadores' },
  { en: 'tortillas, mexican grocery', es: 'tortillas, tortillería, productos mexicanos' },
  { en: 'meat, butcher', es: 'carnicería, carnicero', near: 'deli, supermarket' },
  { en: 'soup, stew', es: 'sopa, caldo, caldito' },
]
