import { expect, it } from 'vitest'
import type { MallMap } from '../../map/mall-map.ts'
import { createRouteFinder } from '../route-finder.ts'
import { hallPlan } from '../testing/hall-plan.ts'
import { smallMall } from '../testing/small-mall.ts'
import type { Named } from './things.ts'
import type { Direction } from './trail-edge.ts'
import type { Passed, TrailStep } from './trail-step.ts'
import { createTrails } from './trails.ts'
import { rowsOf } from '../../testing/rows-of.ts'

/** Ways through the small mall, in short words: metres are followed by steps in brackets, `not` is what one meets who goes too far. */
const throughMall = rowsOf(`
north 0 > north 1: follow from north 0 at 9 left 12 m (17) to north 1 not north 2 after 12; arrive north 1 on the left
north 0 > north 4: follow from north 0 at 9 left 50 m (70) past north 1 after 12 past north 3 after 35 to north 4 not lift after 25; arrive north 4 on the left
north 0 > south 0: cross from north 0 at 12 25 m (35) to south 0 left south 1 right gate; arrive south 0
north 0 > south 3: cross from north 0 at 10.5 35 m (50) to south 2 left south 3 right south 1; follow from south 2 at 3 right 12 m (17) to south 3 not cash after 7; arrive south 3 on the right
north 0 > stall: cross from north 0 at 11 25 m (35) to south 1 left south 2 right south 0; cross from south 1 at 2 16 m (25) to stall; arrive stall
north 0 > desk: cross from north 0 at 11 13 m (19) to desk; arrive desk
north 1 > north 0: follow from north 1 at 3 right 12 m (17) to north 0; arrive north 0 on the right
north 1 > south 3: follow from north 1 at 9 left 12 m (17) to north 2 not north 3 after 12; cross from north 2 at 11 25 m (35) to south 3 left cash right south 2; arrive south 3
north 1 > above 0: follow from north 1 at 9 left 25 m (35) past north 2 after 12 to north 3 not north 4 after 12; cross from north 3 at 0.5 19 m (25) to escalator up; ride escalator up to L2; cross from escalator towards at 11.5 19 m (25) to above 0; arrive above 0
north 1 > desk: cross from north 1 at 1 10 m (14) to desk; arrive desk
north 2 > north 1: follow from north 2 at 3 right 12 m (17) to north 1 not north 0 after 12; arrive north 1 on the right
north 2 > above 2: follow from north 2 at 9 left 12 m (17) to north 3 not north 4 after 12; cross from north 3 at 10.5 25 m (35) to lift right south 4; ride lift up to L2; follow from lift at 9 left 17 m (25) to above 2 not above 1 after 20; arrive above 2 on the left
north 2 > desk: cross from north 2 at 2 18 m (25) to desk; arrive desk
north 3 > south 1: follow from north 3 at 3 right 12 m (17) to north 2 not north 1 after 12; cross from north 2 at 1 25 m (35) to south 1 left south 2 right south 0; arrive south 1
north 3 > desk: cross from north 3 at 2.5 30 m (45) to desk; arrive desk
north 3 > taxis: follow from north 3 at 3 right 25 m (35) past north 2 after 12 to north 1 not north 0 after 12; cross from north 1 at 1 25 m (35) to south 0 left south 1 right gate; follow from south 0 at 9 left 35 m (50) past gate after 9 to taxis free; arrive taxis on the right
north 4 > stall: cross from north 4 at 0.5 25 m (35) to cash left south 4 right south 3; follow from cash at 9 left 7 m (10) to south 3 not south 2 after 12; cross from south 3 at 10 14 m (20) to stall; arrive stall
north 4 > above 1: follow from north 4 at 9 left 25 m (35) to lift not south 4 after 12; ride lift up to L2; follow from lift at 9 left 35 m (50) past above 2 after 17 to above 1 not above 0 after 20; arrive above 1 on the left
south 0 > south 1: follow from south 0 at 3 right 12 m (17) to south 1 not south 2 after 12; arrive south 1 on the right
south 0 > above 1: cross from south 0 at 2.5 25 m (35) to stall; follow from stall at 9 left 3 m (4) to escalator up free; ride escalator up to L2; cross from escalator towards at 11.5 19 m (25) to above 0; follow from above 0 at 3 right 20 m (30) to above 1 not above 2 after 20; arrive above 1 on the right
south 0 > desk: cross from south 0 at 1 17 m (25) to desk; arrive desk
south 0 > seats: cross from south 0 at 1 25 m (35) to north 1 left north 0 right north 2; follow from north 1 at 9 left 2 m (3) to seats free; arrive seats on the right
south 1 > desk: cross from south 1 at 12 14 m (20) to desk; arrive desk
south 2 > north 3: cross from south 2 at 2 9 m (13) to escalator up; cross from escalator up at 9.5 19 m (25) to north 3 left north 2 right north 4; arrive north 3
south 2 > south 1: follow from south 2 at 9 left 12 m (17) to south 1 not south 0 after 12; arrive south 1 on the left
south 2 > stall: cross from south 2 at 12 9 m (13) to stall; arrive stall
south 3 > north 1: follow from south 3 at 9 left 12 m (17) to south 2 not south 1 after 12; cross from south 2 at 11 25 m (35) to north 1 left north 0 right north 2; arrive north 1
south 3 > north 4: follow from south 3 at 3 right 7 m (10) to cash not south 4 after 5; cross from cash at 0.5 25 m (35) to north 4 left north 3; arrive north 4
south 4 > north 3: cross from south 4 at 12 25 m (35) to north 4 left north 3; follow from north 4 at 3 right 12 m (17) to north 3 not north 2 after 12; arrive north 3 on the right
south 4 > south 3: follow from south 4 at 9 left 12 m (17) to south 3 not south 2 after 12; arrive south 3 on the left
south 4 > desk: follow from south 4 at 9 left 25 m (35) past south 3 after 12 to south 2 not south 1 after 12; cross from south 2 at 10.5 19 m (25) to desk; arrive desk
stall > north 0: cross from stall at 2 16 m (25) to south 1 left south 2 right south 0; cross from south 1 at 11 25 m (35) to north 0 right north 1; arrive north 0
stall > seats: cross from stall at 12 9 m (13) to south 2 left south 3 right south 1; cross from south 2 at 11 20 m (30) to seats; arrive seats
above 0 > taxis: follow from above 0 at 3 right 55 m (80) past above 1 after 20 past above 2 after 40 to lift; ride lift down to L1; follow from lift at 9 left 50 m (70) past cash after 17 past south 2 after 35 to south 1 not south 0 after 12; follow left 45 m (65) past south 0 after 12 past gate after 20 to taxis free; arrive taxis on the right
above 1 > above 0: follow from above 1 at 9 left 20 m (30) to above 0; arrive above 0 on the left
above 1 > above 2: follow from above 1 at 3 right 20 m (30) to above 2 not lift after 17; arrive above 2 on the right
above 1 > cash: follow from above 1 at 3 right 35 m (50) past above 2 after 20 to lift; ride lift down to L1; follow from lift at 9 left 17 m (25) to cash not south 3 after 7; arrive cash on the left
above 2 > north 4: follow from above 2 at 3 right 17 m (25) to lift; ride lift down to L1; follow from lift at 3 right 25 m (35) to north 4 not north 3 after 12; arrive north 4 on the right
above 2 > south 4: follow from above 2 at 3 right 17 m (25) to lift; ride lift down to L1; follow from lift at 9 left 12 m (17) to south 4 not cash after 5; arrive south 4 on the left
above 2 > seats: follow from above 2 at 3 right 17 m (25) to lift; ride lift down to L1; cross from lift at 1.5 25 m (35) to north 3 left north 2 right north 4; follow from north 3 at 3 right 20 m (30) past north 2 after 12 to seats free; arrive seats on the left
desk > north 2: cross from desk n 10 m (14) to north 1 left north 0 right north 2; follow from north 1 at 9 left 12 m (17) to north 2 not north 3 after 12; arrive north 2 on the left
desk > north 3: to wall from desk ne 14 m (20); follow at 3 left 17 m (25) to north 3 not north 4 after 12; arrive north 3 on the left
desk > cash: cross from desk se 19 m (25) to south 2 left south 3 right south 1; follow from south 2 at 3 right 19 m (25) past south 3 after 12 to cash not south 4 after 5; arrive cash on the right
desk > seats: cross from desk ne 8 m (11) to seats; arrive seats
cash > north 2: to wall from cash at 12 25 m (35); follow at 9 right 18 m (25) to north 2 not north 1 after 12; arrive north 2 on the right
cash > south 2: follow from cash at 9 left 19 m (25) past south 3 after 7 to south 2 not south 1 after 12; arrive south 2 on the left
cash > south 4: follow from cash at 3 right 5 m (7) to south 4 not lift after 12; arrive south 4 on the right
seats > north 2: cross from seats e 11 m (16) to north 2 left north 1 right north 3; arrive north 2
seats > south 0: cross from seats s 20 m (30) to south 1 left south 2 right south 0; follow from south 1 at 9 left 12 m (17) to south 0 not gate after 9; arrive south 0 on the left
seats > south 2: to wall from seats s 20 m (30); follow at 9 right 9 m (13) to south 2 not south 3 after 12; arrive south 2 on the right
seats > south 4: to wall from seats se 9 m (13); follow at 3 left 9 m (13) to escalator up free; cross from escalator up at 0.5 18 m (25) to south 4 left lift right cash; arrive south 4
seats > stall: to wall from seats se 9 m (13); follow at 3 left 6 m (9) to stall; arrive stall on the left
seats > desk: cross from seats sw 8 m (11) to desk; arrive desk
taxis > north 0: to wall from taxis ne 6 m (9); follow at 3 left 45 m (65) to north 0 not north 1 after 12; arrive north 0 on the left
taxis > south 0: cross from taxis e 19 m (25) to gate left south 0; follow from gate at 3 right 10 m (14) to south 0 not south 1 after 12; arrive south 0 on the right
taxis > desk: cross from taxis e 19 m (25) to gate left south 0; through gate; cross from gate at 11 17 m (25) to desk; arrive desk
`)

/** Through a hall full of columns, where some shops stand alone. */
const throughHall = rowsOf(`
south 0 shop > north 1 shop: follow from south 0 shop at 9 left 80 m (115) to north 0 shop not north 1 shop after 12; follow left 12 m (17) to north 1 shop not north 2 shop after 12; arrive north 1 shop on the left
north 0 shop > south 1 shop: follow from north 0 shop at 3 right 80 m (115) to south 0 shop not south 1 shop after 12; follow right 12 m (17) to south 1 shop not south 2 shop after 12; arrive south 1 shop on the right
north 0 shop > north 9 shop: follow from north 0 shop at 9 left 50 m (70) past north 1 shop after 12 past north 3 shop after 35 to north 4 shop not north 5 shop after 12; follow left 60 m (85) past north 5 shop after 12 past north 6 shop after 25 past north 8 shop after 50 to north 9 shop; arrive north 9 shop on the left
south 1 shop > north 5 shop: follow from south 1 shop at 9 left 12 m (17) to south 0 shop; follow left 95 m (135) past north 0 shop after 80 to north 1 shop not north 2 shop after 12; follow left 50 m (70) past north 2 shop after 12 past north 4 shop after 35 to north 5 shop not north 6 shop after 12; arrive north 5 shop on the left
north 1 shop > alone 1 shop: count from north 1 shop at 12 10 m (14); cross after counting at 11.5 13 m (19) to alone 1 shop; arrive alone 1 shop
south 2 shop > north 2 shop: follow from south 2 shop at 9 left 25 m (35) past south 1 shop after 12 to south 0 shop; follow left 105 m (150) past north 0 shop after 80 to north 2 shop not north 3 shop after 12; arrive north 2 shop on the left
north 2 shop > south 0 shop: follow from north 2 shop at 3 right 25 m (35) past north 1 shop after 12 to north 0 shop; follow right 80 m (115) to south 0 shop not south 1 shop after 12; arrive south 0 shop on the right
south 3 shop > alone 2 shop: count from south 3 shop at 1.5 3 m (4); cross after counting at 11 17 m (25) to alone 2 shop; arrive alone 2 shop
north 6 shop > alone 5 shop: to wall from north 6 shop at 12 18 m (25); find 1 m (1) alone 5 shop; arrive alone 5 shop
south 7 shop > north 9 shop: follow from south 7 shop at 3 right 25 m (35) past south 8 shop after 12 to south 9 shop; follow right 80 m (115) to north 9 shop not north 8 shop after 12; arrive north 9 shop on the right
south 9 shop > north 8 shop: follow from south 9 shop at 3 right 80 m (115) to north 9 shop not north 8 shop after 12; follow right 12 m (17) to north 8 shop not north 7 shop after 12; arrive north 8 shop on the right
north 9 shop > south 8 shop: follow from north 9 shop at 9 left 80 m (115) to south 9 shop not south 8 shop after 12; follow left 12 m (17) to south 8 shop not south 7 shop after 12; arrive south 8 shop on the left
alone 0 shop > alone 3 shop: to wall from alone 0 shop at 12 14 m (20); follow at 3 left 55 m (80) to north 0 shop not north 1 shop after 12; follow left 25 m (35) past north 1 shop after 12 to north 2 shop not north 3 shop after 12; cross from north 2 shop at 10.5 30 m (45) to alone 3 shop; arrive alone 3 shop
alone 1 shop > alone 0 shop: cross from alone 1 shop at 11.5 25 m (35) to north 1 shop left north 0 shop right north 2 shop; follow from north 1 shop at 3 right 12 m (17) to north 0 shop; follow right 95 m (135) past south 0 shop after 80 to south 1 shop not south 2 shop after 12; to wall from south 1 shop at 12 17 m (25); follow at 9 right 6 m (9) to alone 0 shop; arrive alone 0 shop on the right
alone 1 shop > alone 6 shop: to wall from alone 1 shop at 12 25 m (35); follow at 3 left 70 m (100) past north 3 shop after 20 past north 4 shop after 30 past north 6 shop after 55 to north 7 shop not north 8 shop after 12; follow left 25 m (35) past north 8 shop after 12 to north 9 shop; follow left 95 m (135) past south 9 shop after 80 to south 8 shop not south 7 shop after 12; cross from south 8 shop at 12 18 m (25) to alone 6 shop; arrive alone 6 shop
alone 2 shop > alone 0 shop: to wall from alone 2 shop at 12 18 m (25); follow at 3 left 30 m (45) past south 2 shop after 20 to south 1 shop not south 0 shop after 12; to wall from south 1 shop at 12 17 m (25); follow at 9 right 6 m (9) to alone 0 shop; arrive alone 0 shop on the right
alone 3 shop > north 2 shop: cross from alone 3 shop at 11.5 25 m (35) to north 3 shop left north 2 shop right north 4 shop; follow from north 3 shop at 3 right 12 m (17) to north 2 shop not north 1 shop after 12; arrive north 2 shop on the right
alone 3 shop > alone 4 shop: to wall from alone 3 shop at 12 20 m (30); follow at 3 left 65 m (95) past north 5 shop after 17 past north 6 shop after 30 past north 8 shop after 55 to north 9 shop; follow left 80 m (115) to south 9 shop not south 8 shop after 12; follow left 35 m (50) past south 8 shop after 12 past south 7 shop after 25 to south 6 shop not south 5 shop after 12; count from south 6 shop at 10.5 5 m (7); cross after counting at 1.5 17 m (25) to alone 4 shop; arrive alone 4 shop
alone 4 shop > north 0 shop: to wall from alone 4 shop at 12 20 m (30); follow at 3 left 45 m (65) past south 4 shop after 20 past south 3 shop after 35 to south 2 shop not south 1 shop after 12; follow left 25 m (35) past south 1 shop after 12 to south 0 shop; follow left 80 m (115) to north 0 shop not north 1 shop after 12; arrive north 0 shop on the left
alone 4 shop > south 7 shop: cross from alone 4 shop at 12 20 m (30) to south 6 shop left south 7 shop right south 5 shop; follow from south 6 shop at 3 right 12 m (17) to south 7 shop not south 8 shop after 12; arrive south 7 shop on the right
alone 5 shop > north 4 shop: cross from alone 5 shop at 11 20 m (30) to north 5 shop left north 4 shop right north 6 shop; follow from north 5 shop at 3 right 12 m (17) to north 4 shop not north 3 shop after 12; arrive north 4 shop on the right
alone 5 shop > north 6 shop: to wall from alone 5 shop at 12 18 m (25); find 1 m (1) north 6 shop; arrive north 6 shop
alone 5 shop > south 7 shop: cross from alone 5 shop at 1 20 m (30) to north 7 shop left north 6 shop right north 8 shop; follow from north 7 shop at 9 left 25 m (35) past north 8 shop after 12 to north 9 shop; follow left 105 m (150) past south 9 shop after 80 to south 7 shop not south 6 shop after 12; arrive south 7 shop on the left
alone 6 shop > alone 7 shop: cross from alone 6 shop at 12 18 m (25) to south 8 shop left south 9 shop right south 7 shop; follow from south 8 shop at 3 right 12 m (17) to south 9 shop; follow right 95 m (135) past north 9 shop after 80 to north 8 shop not north 7 shop after 12; cross from north 8 shop at 12 25 m (35) to alone 7 shop; arrive alone 7 shop
alone 7 shop > north 6 shop: to wall from alone 7 shop at 12 25 m (35); follow at 9 right 20 m (30) to north 6 shop not north 5 shop after 12; arrive north 6 shop on the right
alone 7 shop > north 8 shop: cross from alone 7 shop at 12 25 m (35) to north 8 shop left north 7 shop right north 9 shop; arrive north 8 shop
`)

const findInMall = finderIn(smallMall)
const findInHall = finderIn(hallPlan(1))

it.each(throughMall)('leads through a small mall from %s by: %s', (ends, words) => {
  expect(findInMall(ends)).toBe(words)
})

it.each(throughHall)('leads through a hall from %s by: %s', (ends, words) => {
  expect(findInHall(ends)).toBe(words)
})

function finderIn(map: MallMap): (ends: string) => string {
  const trails = createTrails(map, createRouteFinder(map), (id) => id)
  return (ends) => {
    const [from = '', to = ''] = ends.split(' > ')
    const steps = trails.find({ from, to }, 'fastest')?.steps
    return steps?.map((step) => wordsOf(step).filter(Boolean).join(' ')).join('; ') ?? 'NONE'
  }
}

function wordsOf(step: TrailStep): readonly (string | undefined)[] {
  const length = 'steps' in step ? `${step.metres} m (${step.steps})` : ''
  switch (step.kind) {
    case 'follow':
      return [
        'follow',
        from(step.from),
        at(step.hour),
        step.hand,
        length,
        ...step.passed.map((one) => `past ${after(one)}`),
        `to ${step.nth === 1 ? '' : `${step.nth}. `}${text(step.end)}${step.isEndAtWall ? '' : ' free'}`,
        step.tooFar && `not ${after(step.tooFar)}`,
      ]
    case 'along':
    case 'count':
      return [step.kind, from(step.from), at(step.hour), 'hand' in step ? step.hand : undefined, length]
    case 'cross':
      return [
        'cross',
        from(step.from),
        step.isAfterCounting ? 'after counting' : undefined,
        direction(step.direction),
        length,
        `to ${text(step.end)}`,
        step.missed.left && `left ${text(step.missed.left)}`,
        step.missed.right && `right ${text(step.missed.right)}`,
      ]
    case 'to-wall':
      return ['to wall', from(step.from), direction(step.direction), length]
    case 'through':
      return ['through', text(step.door)]
    case 'find':
      return ['find', length, text(step.end)]
    case 'ride':
      return ['ride', step.connection.id, step.isUp ? 'up' : 'down', `to ${step.toLevelId}`]
    case 'arrive':
      return ['arrive', text(step.goal), step.hand && `on the ${step.hand}`]
  }
}

function text({ id, motion }: Named): string {
  return motion === undefined ? id : `${id} ${motion}`
}

function from(named: Named | undefined): string | undefined {
  return named && `from ${text(named)}`
}

function at(hour: number | undefined): string | undefined {
  return hour === undefined ? undefined : `at ${hour}`
}

function after(passed: Passed): string {
  return `${text(passed)} after ${passed.metres}`
}

function direction(towards: Direction): string | undefined {
  return 'wind' in towards ? towards.wind : at(towards.hour)
}
