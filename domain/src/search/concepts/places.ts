import type { Locale } from '../../locale/locale.ts'
import { wordsOf } from '../words.ts'
import type { Concept } from './concept.ts'

/** Concepts of facilities in the building, and of the way to it. */
export const places: readonly Concept[] = [
  {
    en: 'hours, opening hours, opening times, mall hours, open, opens, close, closes, closing, closing time, open late, business hours',
    es: 'horario, horarios, abierto, abierta, abren, abre, cierran, cierra, hora de cierre, cerrado',
  },
  {
    en: 'washroom, washrooms, restroom, restrooms, toilet, toilets, bathroom, bathrooms, loo, wc, pee, poop, potty, ladies room, men’s room',
    es: 'baño, baños, sanitario, sanitarios, aseo, aseos, servicios sanitarios, excusado, wc, pipí, popó, hacer del baño, tocador, inodoro',
  },
  {
    en: 'accessible washroom, accessible toilet, wheelchair washroom, disabled toilet',
    es: 'baño accesible, baño para discapacitados, baño para silla de ruedas',
    near: 'washroom',
  },
  {
    en: 'family washroom, family room, family rooms, family bathroom',
    es: 'cuarto familiar, baño familiar, cuartos familiares, sala familiar',
    near: 'washroom',
  },
  {
    en: 'baby change, changing table, change table, change a diaper, changing room for babies, changing station, baby changing',
    es: 'cambiador, cambiador de bebés, cambiador de bebé, cambiar pañal, cambiar al bebé, cambiar el pañal',
    near: 'family room, nursing room, washroom',
  },
  {
    en: 'nursing room, breastfeeding, breastfeeding room, breastfeed, lactation room, mother’s room, nurse my baby, feed my baby',
    es: 'sala de lactancia, lactancia, lactario, amamantar, dar pecho',
    near: 'family room',
  },
  { en: 'lift, lifts, elevator, elevators', es: 'elevador, elevadores, ascensor, ascensores' },
  { en: 'escalator, escalators, stairs, moving stairs', es: 'escaleras eléctricas, escaleras, escalera' },
  {
    en: 'ATM, ATMs, cash machine, bank machine, cash point, abm, get cash, withdraw cash, withdraw money, take out money, cash',
    es: 'cajero, cajeros, cajero automático, cajeros automáticos, sacar dinero, retirar dinero, retirar efectivo, efectivo',
    near: 'bank',
  },
  {
    en: 'parking, park, park my car, car park, car parks, parkade, parking lot, parking garage, parking spot, parking rates',
    es: 'estacionamiento, estacionamientos, estacionar, estacionarme, estaciono, aparcamiento, dejar el coche, dejar el carro',
  },
  {
    en: 'EV charger, EV chargers, EV charging, electric car charging, charge my car, electric car, tesla, tesla charger, charging station for cars',
    es: 'cargadores para autos, cargador para auto, carga de autos eléctricos, cargador para coche eléctrico, cargar el coche, coche eléctrico, auto eléctrico, electrolinera',
    near: 'parking',
  },
  {
    en: 'phone charging, charge my phone, charge phone, plug in my phone, outlet to charge, dead battery',
    es: 'cargar celular, cargar mi celular, carga de celular, cargar el teléfono, enchufe',
    near: 'guest services',
  },
  {
    en: 'guest services, customer service, information, info desk, information desk, help desk, concierge, service desk',
    es: 'servicios al visitante, atención a clientes, atención al cliente, información, módulo de información, informes',
    near: 'contact',
  },
  {
    en: 'lost and found, lost property, lost my phone, lost my wallet, lost my keys, lost phone, lost, left my bag',
    es: 'objetos perdidos, objetos extraviados, perdí mi celular, perdí mi cartera, perdí mis llaves, perdí algo, olvidé mi bolsa, perdí',
    near: 'guest services',
  },
  {
    en: 'locker, lockers, luggage storage, bag storage, coat check, store my bags',
    es: 'locker, casillero, casilleros, guardaequipaje, guardarropa, paquetería de bolsas',
  },
  {
    en: 'water fountain, water fountains, drinking water, drinking fountain, water tap, water taps, refill my bottle, fill my water bottle, bottle refill, water bottle',
    es: 'bebedero, bebederos, agua para beber, toma de agua, tomas de agua, rellenar botella, llenar mi botella, tomar agua',
  },
  {
    en: 'prayer room, chapel, pray, mosque, meditation room, place to pray',
    es: 'sala de oración, capilla, rezar, orar',
  },
  {
    en: 'first aid, defibrillator, aed, hurt, bleeding, fainted',
    es: 'primeros auxilios, desfibrilador, enfermería, accidente',
    near: 'security, doctor',
  },
  {
    en: 'security, security guard, guard, police, emergency, lost child, lost kid, lost my kid',
    es: 'seguridad, guardia, vigilante, policía, emergencia, niño perdido, se perdió mi hijo',
  },
  {
    en: 'quiet place, quiet room, quiet area, somewhere quiet, calm place, sensory room, silence, quiet, somewhere calm',
    es: 'lugar tranquilo, cuarto tranquilo, zona tranquila, sala sensorial, silencio, un lugar tranquilo',
  },
  {
    en: 'seating, bench, benches, sit down, somewhere to sit, rest my feet',
    es: 'bancas, banca, sentarme, dónde sentarme, asientos',
    near: 'quiet place',
  },
  {
    en: 'recycling, recycle, recycle batteries, garbage, trash, bottle return',
    es: 'reciclaje, reciclar, basura',
  },
  {
    en: 'smoking area, smoking, smoke, smoking room',
    es: 'área para fumar, fumar, zona de fumadores',
    near: 'terms',
  },
  { en: 'meeting point, meeting spot', es: 'punto de reunión, punto de encuentro' },
  {
    en: 'entrance, entrances, way in, exit, way out',
    es: 'entrada, entradas, salida',
  },
  { en: 'ferry, ferries, ferry stop', es: 'ferry, transbordador', near: 'directions' },
  {
    en: 'bus stop, bus, buses, transit, public transit',
    es: 'parada de autobús, parada de camión, camión, autobús, camiones, transporte público',
    near: 'directions',
  },
  {
    en: 'taxi, taxis, cab, uber, lyft, taxi stand, pick-up, ride home',
    es: 'taxi, taxis, sitio de taxis, parada de taxis, uber, didi',
    near: 'directions',
  },
  {
    en: 'bike rack, bike racks, bike parking, park my bike, lock my bike, leave my bike',
    es: 'racks para bicis, rack para bicis, estacionar bici, estacionamiento para bicis, dejar la bici, dejo mi bicicleta, dejar mi bicicleta, estacionar mi bicicleta',
    near: 'parking',
  },
  {
    en: 'wheelchair, wheelchairs, borrow a wheelchair, wheelchair rental, mobility scooter',
    es: 'silla de ruedas, sillas de ruedas',
    near: 'accessibility',
  },
  {
    en: 'wifi, wi-fi, free wifi, wifi password, wireless',
    es: 'wifi, wi-fi, wifi gratis, clave del wifi, contraseña del wifi, internet gratis',
    near: 'services',
  },
  {
    en: 'dogs, dog, bring my dog, dogs allowed, dog friendly, service dog, are dogs allowed',
    es: 'perro, perros, llevar a mi perro, entrar con perro, perritos',
    near: 'our services',
  },
  { en: 'terrace, rooftop, patio, view', es: 'terraza, azotea, mirador' },
]

/** All words for the places that one of the texts names: "restroom" for "Washroom, Level 1". */
export function placeWords(texts: readonly string[], locales: readonly Locale[]): readonly string[] {
  const spaced = texts.map((text) => ` ${wordsOf(text).join(' ')} `)
  return places
    .map((concept) => locales.flatMap((locale) => concept[locale]?.split(', ') ?? []))
    .filter((phrases) => phrases.some((phrase) => isIn(phrase, spaced)))
    .flat()
}

function isIn(phrase: string, spaced: readonly string[]): boolean {
  return spaced.some((text) => text.includes(` ${wordsOf(phrase).join(' ')} `))
}
