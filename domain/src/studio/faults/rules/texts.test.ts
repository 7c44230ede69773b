import { describe, expect, it } from 'vitest'
import { findFaults } from '../find-faults.ts'
import { aMall, aPicture, aRecord, aStore, codesIn } from '../testing/judged-mall.ts'

describe('texts', () => {
  const textOf = (en: string, es = '<p>Una frase en español.</p>') =>
    aMall([aStore({ description: { en, es } })])

  it.each([
    'Lorem ipsum dolor sit amet',
    'Write your text here.',
    'Title goes here',
    'This is placeholder text.',
    'TODO add the price',
    'Hello {{store}}, welcome',
    '[insert date] at noon',
    'xxxx',
  ])('that are of a template are found: %s', (text) => {
    expect(codesIn(textOf(`<p>${text}</p>`))).toEqual(['template-text description.en'])
  })

  it.each([
    'Escribe tu texto aquí.',
    'Inserte el nombre aquí',
    'Texto de ejemplo',
    'Ven a [nombre de la tienda] hoy',
    'TODO: preguntar el precio',
  ])('that are of a Spanish template are found: %s', (text) => {
    expect(codesIn(textOf('<p>One short sentence.</p>', `<p>${text}</p>`))).toEqual([
      'template-text description.es',
    ])
  })

  it.each([
    ['Come here for your text books and titles.', 'TODO A MITAD DE PRECIO, de todo aquí'],
    ['Sizes up to XXL, and a sample of each tea', 'Todo: zapatos, botas. Aquí está tu tienda'],
    ['A list to do: eat, dance, sleep', 'El nombre de la rosa [edición nueva]'],
  ])('that people write are none: %s / %s', (en, es) => {
    expect(codesIn(textOf(en, es))).toEqual([])
  })

  it('that a language lacks are found by that language', () => {
    const mall = aMall([aStore({ description: { en: '<p>Ropes.</p>', es: ' ' } })])
    expect(findFaults(mall)).toMatchObject([
      { kind: 'no-language', path: ['description', 'es'], locale: 'es' },
    ])
    expect(codesIn(aMall([aStore({ description: { es: '<p>Cabos.</p>' } })]))).toEqual([])
  })

  it('of a sentence are found where both languages have the same; names are not', () => {
    const sentence = '<p>Ropes for boats of <b>any</b> length.</p>'
    expect(codesIn(textOf(sentence, '<p>Ropes for boats of any length.</p>'))).toEqual([
      'same-language description.es',
    ])
    expect(codesIn(textOf('Fish and Chips Festival', 'Fish and Chips Festival'))).toEqual([])
  })
})

describe('pictures', () => {
  it('are missed where lists show one', () => {
    expect(codesIn(aMall([aRecord('promotion', {}), aRecord('page', {})]))).toEqual(['no-picture picture'])
  })

  it('need words unless they only decorate', () => {
    const logos = [{ path: 'a.svg' }, { path: 'a.svg', decorative: true }, aPicture]
    const mall = aMall(logos.map((logo) => aStore({ logo })))
    expect(findFaults(mall)).toMatchObject([
      {
        kind: 'no-alt',
        path: ['logo', 'alt'],
        fix: { action: 'set', path: ['logo', 'decorative'], value: true },
      },
    ])
  })
})

describe('pictures in texts', () => {
  const figure = (attributes: string) => `<p>Boats.</p><figure><img src="1a/a.jpg"${attributes}></figure>`

  it('need words in each language unless they only decorate', () => {
    const en = figure(' alt="A boat"') + figure(' alt=""')
    const store = aStore({ description: { en, es: figure('') } })
    expect(findFaults(aMall([store]))).toMatchObject([
      {
        kind: 'no-alt',
        path: ['description', 'es'],
        locale: 'es',
        fix: { action: 'set', path: ['description', 'es'], value: figure(' alt=""') },
      },
    ])
  })
})

describe('days', () => {
  it('are over from the day after the last one', () => {
    const [over, last] = ['2026-11-24', '2026-11-25'].map((end) =>
      aRecord('job', { start: '2026-11-01', end }),
    )
    const [finding, ...others] = findFaults(aMall([over, last].filter((one) => one !== undefined)))
    expect(finding).toMatchObject({ kind: 'ended', path: ['end'], values: { date: '2026-11-24' } })
    expect(finding?.fix).toEqual({ action: 'withdraw' })
    expect(others).toEqual([])
  })

  it('of the pictures of a banner are over too', () => {
    const items = ['2026-11-24', '2026-11-25'].map((end) => ({ end }))
    expect(codesIn(aMall([aRecord('banner', { items })]))).toEqual(['ended items.0.end'])
  })

  it('until which a place is closed are over too', () => {
    const locations = [
      { closed: true, closed_until: '2026-11-24' },
      { closed: true, closed_until: '2026-11-25' },
      { closed: true, closed_until: '2026-11-25 23:00' },
      { closed: true },
      { closed_until: '2026-11-24' },
    ]
    expect(codesIn(aMall([aRecord('point-of-interest', { locations })]))).toEqual([
      'closure-over locations.0.closed',
    ])
  })

  it('are no days since somebody looked at a place that is closed', () => {
    const locations = ['2026-11-24 10:00', '2026-11-24 11:00'].map((closed_seen) => ({
      closed: true,
      closed_seen,
    }))
    expect(codesIn(aMall([aRecord('point-of-interest', { locations })]))).toEqual([
      'closure-unconfirmed locations.0.closed_seen',
    ])
    // Named by its own name, or by that of its record.
    const lift = { ...locations[0], name: { en: 'Elevator A' } }
    const lifts = aRecord('point-of-interest', { name: { en: 'Elevators' }, locations: [lift, locations[0]] })
    const others = findFaults(aMall([lifts])).flatMap(({ values }) => values?.['other'] ?? [])
    expect(others).toEqual([{ en: 'Elevator A' }, { en: 'Elevators' }])
  })

  it('with a time to show need one', () => {
    const events = [
      { start: '2026-12-01', show_times: true },
      { start: '2026-12-01', show_times: false },
      { start: '2026-12-01 18:00', show_times: true },
    ]
    const mall = aMall(events.map((event) => aRecord('event', { picture: aPicture, ...event })))
    expect(codesIn(mall)).toEqual(['no-time start'])
  })
})

describe('the home page', () => {
  it('names only what visitors get', () => {
    const promotion = (slug: string, document: object = {}, isPublished = true) =>
      aRecord('promotion', { picture: aPicture, start: '2026-11-01', ...document }, { slug, isPublished })
    const home = aRecord('homepage', { featured_promotions: ['live', 'draft', 'nobody'] })
    const mall = aMall([home, promotion('live'), promotion('draft', {}, false)])
    expect(findFaults(mall)).toMatchObject([
      {
        kind: 'feature-gone',
        path: ['featured_promotions', 1],
        values: { other: { en: 'draft' } },
        fix: { action: 'set', path: ['featured_promotions'], value: ['live', 'nobody'] },
      },
      { kind: 'feature-gone', path: ['featured_promotions', 2] },
    ])
  })
})
