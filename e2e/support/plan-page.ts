import type { Page } from 'playwright-core'
import { boxOf } from './measure.ts'

/** Words of `/plan-my-visit` and of the links to it, by language. */
export const planWords = [
  {
    name: 'English',
    prefix: '',
    path: '/plan-my-visit',
    addStop: 'Add a stop',
    add: 'Add',
    down: 'Move Ixtle down',
    up: 'Move Ixtle up',
    planStore: 'Add to a visit plan',
    addToMine: 'Add these stops to mine',
    stop: 'stop',
    shoes: 'calzado',
    directions: /^Directions to /,
    next: 'Next:',
    backToPlan: 'Back to the plan',
    visitOf: /^Your (?:whole )?visit/,
    onMap: 'See it on the map',
    whole: 'Your whole visit',
    before: 'Before:',
    arrived: 'You have arrived.',
    stay: 'Stay 20 min.',
    stepByStep: 'Step by step',
    parking: 'North Slip parkade',
    undo: /^Undo: put .+ back$/,
    remove: 'Remove Ixtle',
    longer: 'Stay longer at Ixtle',
    best: 'Best order',
    calendar: 'Add to my calendar',
    update: 'Update the plan',
    when: /When and from where/,
    stepFree: /Step-free/,
    begin: 'Add my favorites',
    plan: 'Plan a visit with these',
    which: /^Which one is/,
    none: /^No store, offer or event is called/,
    until: /^Leave by/,
    end: 'End',
    notAll: /^It cannot all be done by 2:40 p\.m\./,
    endAt: /^End: North Slip parkade, at/,
    car: 'My car is here',
    myCar: 'My car: North Slip parkade',
    calm: /^Calm hours when you arrive, until 12 p\.m\./,
    comeThen: 'Arrive at 10 a.m.',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    path: '/es/plan-my-visit',
    addStop: 'Agregar una parada',
    add: 'Agregar',
    down: 'Bajar Ixtle',
    up: 'Subir Ixtle',
    planStore: 'Agregar a un plan de visita',
    addToMine: 'Agregar estas paradas al mío',
    stop: 'parada',
    shoes: 'footwear',
    directions: /^Cómo llegar a /,
    next: 'Siguiente:',
    backToPlan: 'Volver al plan',
    visitOf: /^(?:Toda t|T)u visita/,
    onMap: 'Verlo en el mapa',
    whole: 'Toda tu visita',
    before: 'Antes:',
    arrived: 'Ya llegaste.',
    stay: 'Quédate 20 min.',
    stepByStep: 'Paso a paso',
    parking: 'Estacionamiento North Slip',
    undo: /^Deshacer: volver a poner /,
    remove: 'Quitar Ixtle',
    longer: 'Quedarte más tiempo en Ixtle',
    best: 'Mejor orden',
    calendar: 'Agregar a mi calendario',
    update: 'Actualizar el plan',
    when: /Cuándo y desde dónde/,
    stepFree: /Sin escalones/,
    begin: 'Agregar mis favoritos',
    plan: 'Planear una visita con estos',
    which: /^¿Cuál es/,
    none: /^Ninguna tienda, oferta o evento se llama/,
    until: /^Salir a más tardar/,
    end: 'Final',
    notAll: /^No alcanza para todo antes de las 14:40/,
    endAt: /^Final: Estacionamiento North Slip, a las/,
    car: 'Mi auto está aquí',
    myCar: 'Mi auto: Estacionamiento North Slip',
    calm: /^Llegas en horas tranquilas, hasta las 12:00/,
    comeThen: 'Llegar a las 10:00',
  },
] as const

/** Names of the stops in order, those that do not fit last. */
export function stops(page: Page): Promise<string[]> {
  return page
    .locator('#main ol > li h3, #unserved + ul > li p:first-child')
    .evaluateAll((names) => names.map((name) => name.textContent ?? ''))
}

/** Drags the handle of a stop over the middle of another one. */
export async function drag(
  page: Page,
  from: number,
  to: number,
  isTouch: boolean,
  beforeDrop?: () => Promise<void>,
): Promise<void> {
  const items = page.locator('#main ol > li')
  await items.nth(from).scrollIntoViewIfNeeded()
  const handle = await boxOf(items.nth(from).locator('span[title]'))
  const [a, b] = [await boxOf(items.nth(from)), await boxOf(items.nth(to))]
  const x = handle.x + handle.width / 2
  const y = handle.y + handle.height / 2
  const goal = y + (b.y + b.height / 2 - a.y - a.height / 2) + 10
  if (!isTouch) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, (y + goal) / 2)
    await page.mouse.move(x, goal)
    await beforeDrop?.()
    await page.mouse.up()
    return
  }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
  await touch('touchStart', y)
  await touch('touchMove', (y + goal) / 2)
  await touch('touchMove', goal)
  await touch('touchEnd')
}
