import type { Concept } from './concept.ts'

/** Concepts of goods: clothes, things for the home and for children. */
export const goods: readonly Concept[] = [
  {
    en: 'fridge, refrigerator, freezer, stove, oven, washing machine, dryer, dishwasher',
    es: 'refri, refrigerador, estufa, horno, lavadora, secadora, congelador',
    near: 'small appliances',
  },
  {
    en: 'hair dryer, curling iron, hair straightener, flat iron, hair brush',
    es: 'secadora de pelo, plancha de pelo, rizadora, cepillo de pelo',
    near: 'hair care, small appliances',
  },
  {
    en: 'clothes, clothing, clothing store, fashion, outfit, apparel, garments',
    es: 'ropa, moda, tienda de ropa, prendas',
  },
  {
    en: 'women’s clothing, womenswear, ladies wear, clothes for women, women’s clothes',
    es: 'ropa de mujer, ropa para mujer, ropa de dama',
    near: 'clothes',
  },
  {
    en: 'menswear, men’s clothing, clothes for men, men’s clothes',
    es: 'ropa de hombre, ropa para hombre, ropa de caballero',
    near: 'clothes',
  },
  {
    en: 'dress, dresses, gown, summer dress, skirt, skirts, blouse',
    es: 'vestido, vestidos, falda, faldas, blusa, blusas',
  },
  { en: 'wedding dress, bridal, bridal gown', es: 'vestido de novia, novia', near: 'dress, wedding' },
  {
    en: 'prom dress, evening gown, formal dress, party dress, prom, formalwear',
    es: 'vestido de graduación, vestido de noche, vestido de fiesta, quinceañera, graduación',
    near: 'dress',
  },
  {
    en: 'suit, suits, men’s suits, blazer, formal wear, tie, dress shirt',
    es: 'traje, trajes, saco, corbata, ropa formal',
  },
  {
    en: 'tuxedo, tux, tuxedo rental, rent a tux, suit rental',
    es: 'esmoquin, renta de esmoquin, renta de trajes, rentar traje',
  },
  {
    en: 't-shirt, tee, tees, t-shirts',
    es: 'playera, playeras, camiseta, camisetas',
  },
  {
    en: 'jeans, denim, denim pants',
    es: 'jeans, mezclilla, pantalón de mezclilla, pantalones de mezclilla, vaqueros',
  },
  {
    en: 'pants, trousers, leggings, shorts, slacks',
    es: 'pantalón, pantalones, shorts, mallas, leggings',
    near: 'clothes',
  },
  {
    en: 'underwear, undies, panties, boxers, briefs, lingerie, bra, bras',
    es: 'ropa interior, calzones, bóxers, brasier, brasieres, lencería, pantaletas, trusas, chones',
  },
  { en: 'socks, stockings, tights', es: 'calcetines, calcetas, medias' },
  {
    en: 'sweater, sweaters, jumper, cardigan, knitwear, pullover',
    es: 'suéter, suéteres, chaleco tejido, tejido',
  },
  {
    en: 'hoodie, hoodies, sweatshirt, sweatpants, joggers',
    es: 'sudadera, sudaderas',
    near: 'sweater',
  },
  {
    en: 'toque, toques, beanie, winter hat, mittens, mitts, gloves, scarf, scarves, hat, cap',
    es: 'gorro, gorros, gorra, gorras, guantes, bufanda, sombrero, mascadas',
    near: 'sweater, outdoor clothing, clothes',
  },
  {
    en: 'coat, coats, jacket, jackets, winter coat, parka, winter jacket',
    es: 'abrigo, abrigos, chamarra, chamarras, chaqueta',
    near: 'clothes',
  },
  {
    en: 'raincoat, raincoats, rain jacket, rain gear, rainwear',
    es: 'impermeable, impermeables, gabardina, ropa de lluvia',
  },
  { en: 'umbrella, umbrellas', es: 'paraguas, sombrilla', near: 'raincoat' },
  {
    en: 'swimsuit, swimwear, bathing suit, bikini, swim trunks',
    es: 'traje de baño, trajes de baño, bikini, bañador',
  },
  { en: 'pyjamas, pajamas, pjs, bathrobe', es: 'pijama, pijamas, bata', near: 'underwear, bedding' },
  {
    en: 'plus size, big and tall, large sizes, curvy',
    es: 'tallas grandes, tallas extra, talla extra, curvy',
  },
  {
    en: 'thrift, thrift store, second hand, used clothing, used clothes, vintage, consignment',
    es: 'segunda mano, ropa usada, ropa de segunda mano, ropa vintage, ropa de paca, bazar',
  },
  { en: 'maternity, maternity clothes', es: 'ropa de maternidad, embarazo', near: 'baby, clothes' },
  { en: 'workwear, work clothes, scrubs, apron', es: 'ropa de trabajo, mandil, filipinas' },
  { en: 'shoes, shoe store, footwear', es: 'zapatos, zapatería, calzado, zapaterías' },
  {
    en: 'sneakers, trainers, runners, kicks, running shoes, gym shoes, tennis shoes',
    es: 'tenis, tenis para correr, zapatillas deportivas, zapatillas, tenis urbanos',
  },
  {
    en: 'boots, winter boots, snow boots, boots for the snow',
    es: 'botas, botas de invierno, botas para la nieve, botas de nieve',
  },
  {
    en: 'work boots, safety boots, steel toe, steel toes, safety shoes',
    es: 'botas de trabajo, botas de seguridad, casquillo, zapatos de seguridad',
  },
  { en: 'rubber boots, rain boots, wellies, gumboots', es: 'botas de hule, botas de lluvia' },
  {
    en: 'heels, high heels, stilettos, dress shoes, evening shoes, pumps',
    es: 'tacones, zapatos de tacón, zapatos de vestir, zapatos de noche',
  },
  { en: 'sandals, flip flops, huaraches, slides', es: 'sandalias, chanclas, huaraches' },
  { en: 'slippers', es: 'pantuflas', near: 'shoes' },
  {
    en: 'comfort shoes, orthotics, insoles, wide shoes, walking shoes, sore feet',
    es: 'zapatos cómodos, plantillas, calzado ortopédico, zapatos anchos',
  },
  {
    en: 'bag, bags, purse, purses, handbag, handbags, tote bag, clutch',
    es: 'bolsa, bolsas, bolsa de mano, bolso, bolso de mano, bolsas de mano',
  },
  {
    en: 'wallet, wallets',
    es: 'cartera, carteras, billetera, monedero',
    near: 'bags',
  },
  { en: 'backpack, backpacks, school bag, schoolbag, rucksack', es: 'mochila, mochilas, mochila escolar' },
  {
    en: 'luggage, suitcase, suitcases, carry-on, travel bag, duffel bag',
    es: 'maleta, maletas, equipaje, maleta de cabina, velices',
  },
  {
    en: 'jewellery, jewelry, jeweller, jewelry store, bracelet, gold chain, rings, ring',
    es: 'joyería, joyas, joyero, alhajas, pulsera, pulseras, cadena de oro, anillo, anillos',
  },
  {
    en: 'engagement ring, wedding ring, wedding band, diamond ring, diamonds',
    es: 'anillo de compromiso, argollas, argolla de matrimonio, anillo de bodas, diamantes',
  },
  { en: 'earrings', es: 'aretes, arracadas, pendientes' },
  { en: 'necklace, necklaces, pearls', es: 'collar, collares, perlas, gargantilla' },
  { en: 'watches, watch, wristwatch, clock', es: 'relojes, reloj, reloj de pulsera' },
  {
    en: 'make-up, makeup, cosmetics, lipstick, mascara, foundation, eyeliner, sephora, blush',
    es: 'maquillaje, cosméticos, labial, lápiz labial, rímel, base de maquillaje, delineador, pintalabios',
  },
  {
    en: 'perfume, perfumes, fragrance, cologne, eau de toilette, scent',
    es: 'perfume, perfumes, perfumería, colonia, loción, fragancia',
  },
  {
    en: 'skin care, skincare, face cream, moisturizer, lotion, sunscreen, hand cream',
    es: 'cuidado de la piel, crema facial, crema para la cara, crema, hidratante, crema de manos, bloqueador solar',
  },
  {
    en: 'shampoo, hair care, conditioner, hair oil',
    es: 'champú, shampoo, cuidado del pelo, acondicionador, enjuague',
  },
  { en: 'soap, soaps, bar soap', es: 'jabón, jabones' },
  {
    en: 'toothbrush, toothpaste, deodorant, razor, toiletries, tampons, pads',
    es: 'cepillo de dientes, pasta de dientes, desodorante, rastrillo, toallas femeninas, tampones',
    near: 'pharmacy, supermarket',
  },
  { en: 'towels, bath towels, towel, bath', es: 'toallas, toalla' },
  {
    en: 'bedding, sheets, pillow, pillows, duvet, duvets, blanket, blankets, comforter',
    es: 'ropa de cama, sábanas, almohada, almohadas, edredón, edredones, cobija, cobijas, cobertor, blancos',
  },
  { en: 'mattress, mattresses, bed, beds, bed frame', es: 'colchón, colchones, cama, camas, base de cama' },
  {
    en: 'furniture, sofa, couch, armchair, bookcase, ikea, furniture store',
    es: 'muebles, mueblería, sofá, sillón, librero',
  },
  {
    en: 'lamp, lamps, lighting, light bulb, light bulbs, bulbs',
    es: 'lámpara, lámparas, iluminación, foco, focos, bombillas',
  },
  {
    en: 'plants, house plants, houseplants, plant pots, flower pot, potting soil, gardening',
    es: 'plantas, plantas de interior, macetas, vivero, jardinería',
  },
  {
    en: 'flowers, florist, bouquet, roses, flower shop',
    es: 'flores, florería, ramo de flores, rosas',
    near: 'plants',
  },
  {
    en: 'cookware, frying pan, pan, skillet, pots and pans, pot, knives, kitchen',
    es: 'sartén, sartenes, ollas, olla, cazuelas, cuchillos, cocina, batería de cocina',
  },
  {
    en: 'tableware, dishes, plates, dinnerware, mugs, cups, cutlery, glasses for wine',
    es: 'vajilla, vajillas, trastes, platos, loza, tazas, vasos, cubiertos',
  },
  {
    en: 'candles, candle, scented candle, scented candles',
    es: 'velas, vela, velas aromáticas, veladora, veladoras',
  },
  {
    en: 'paint, house paint, wall paint, paint store, paint brush',
    es: 'pintura, pintura para pared, pinturas, brochas',
  },
  { en: 'wallpaper', es: 'papel tapiz' },
  {
    en: 'hardware, hardware store, tools, hammer, screws, drill',
    es: 'ferretería, herramienta, herramientas, martillo, tornillos, tlapalería',
    near: 'department store, paint',
  },
  {
    en: 'curtains, rug, carpet, home decor, decor, picture frame',
    es: 'cortinas, tapete, alfombra, decoración, cosas para la casa',
    near: 'home, furniture',
  },
  {
    en: 'appliances, small appliances, toaster, kettle, blender, microwave, coffee maker, vacuum, vacuum cleaner, air fryer',
    es: 'electrodomésticos, tostador, licuadora, batidora, microondas, cafetera, aspiradora, hervidor',
  },
  {
    en: 'department store, walmart, hudson’s bay, the bay',
    es: 'tienda departamental, liverpool, grandes almacenes',
  },
  { en: 'dollar store, dollarama', es: 'todo a un dólar', near: 'department store, gifts' },
  {
    en: 'baby, baby clothes, newborn, baby gift, baby shower, baby stuff, onesie, onesies, baby carrier, baby store',
    es: 'bebé, bebés, ropa de bebé, ropita de bebé, cosas de bebé, recién nacido, mameluco, portabebé',
  },
  {
    en: 'diaper, diapers, nappy, nappies, baby wipes, baby formula, formula, baby food, baby bottle, soother, pacifier',
    es: 'pañal, pañales, toallitas húmedas, fórmula para bebé, biberón, mamila, chupón, leche para bebé',
    near: 'baby, pharmacy, supermarket',
  },
  {
    en: 'stroller, strollers, pram, buggy, baby carriage, borrow a stroller',
    es: 'carriola, carriolas, cochecito, coche para bebé',
  },
  {
    en: 'car seat, crib, cot, high chair, nursery',
    es: 'asiento para auto, silla para auto, autoasiento, cuna, periquera',
  },
  {
    en: 'kids clothes, children’s clothing, children’s clothes, clothes for kids, toddler clothes',
    es: 'ropa de niños, ropa para niños, ropa infantil, ropa de niña',
  },
  { en: 'kids, children', es: 'niños, niñas, infantil' },
  {
    en: 'school uniform, school uniforms, uniforms, back to school, school clothes',
    es: 'uniforme, uniformes, uniformes escolares, regreso a clases',
  },
  { en: 'clearance, outlet', es: 'liquidación, outlet, remate', near: 'deals' },
]
