import { describe, expect, it } from 'vitest'
import { amenityKind, readKeyword, readLabel, unitUse } from './properties.ts'

describe('a washroom', () => {
  it.each([
    ['restroom', 'washroom'],
    ['restroom.female', 'washroom-women'],
    ['restroom.male.wheelchair', 'washroom-men'],
    ['restroom.unisex', 'washroom-all-gender'],
    ['restroom.wheelchair', 'washroom-accessible'],
    ['restroom.unisex.wheelchair', 'washroom-accessible'],
    ['restroom.family', 'family-room'],
    ['restroom.somethingnew', 'washroom'],
  ])('of the category %s is a %s: accessible only where everybody may go in', (category, kind) => {
    expect(amenityKind(category)).toBe(kind)
  })
})

describe('an amenity', () => {
  it.each([
    ['restroom.male', 'washroom-men'],
    ['restroom.transgender', 'washroom-all-gender'],
    ['restroom.female.wheelchair', 'washroom-women'],
    ['restroom.transgender.wheelchair', 'washroom-accessible'],
    ['restroom.family.unisex', 'family-room'],
    ['mothersroom', 'family-room'],
    ['elevator', 'lift'],
    ['escalator', 'escalator'],
    ['stairs', 'stairs'],
    ['atm', 'atm'],
    ['information', 'guest-services'],
    ['information.bank', 'guest-services'],
    ['service', 'guest-services'],
    ['firstaid', 'first-aid'],
    ['defibrillator', 'first-aid'],
    ['security', 'security'],
    ['seating', 'seating'],
    ['powerchargingstation', 'charging'],
    ['drinkingfountain', 'water'],
    ['locker', 'lockers'],
    ['luggagestorage', 'lockers'],
    ['parking', 'parking'],
    ['parking.bicycle', 'parking'],
    ['transit', 'transit'],
    ['bus', 'transit'],
    ['ferry', 'transit'],
    ['taxi', 'taxi'],
    ['bicycle', 'bicycles'],
    ['smokingarea', 'smoking'],
    ['fieldofplay', 'other'],
    ['', 'other'],
  ])('of the category %j is %s', (category, kind) => {
    expect(amenityKind(category)).toBe(kind)
  })
})

/** Categories of units by what people on foot do there. */
const categories = {
  walkway: 'walkway walkway.island corridor lobby footbridge movingwalkway',
  void: 'vegetation opentobelow structure',
  lift: 'elevator',
  escalator: 'escalator',
  stairs: 'stairs steps',
  ramp: 'ramp',
  parking: 'parking',
  washroom: 'restroom restroom.male',
  private: 'nonpublic serverroom storage mechanical',
  room:
    'auditorium brick classroom column concrete conferenceroom drywall firearea foodservice foodservice.coffee glass ' +
    'gymnasium huddleroom kitchen laboratory library lounge mothersroom movietheater office phoneroom platform ' +
    'privatelounge recreation room smokingarea swimmingpool terrace theater unenclosedarea unspecified waitingroom ' +
    'wood mailroom foodcourt retail',
}

describe('a unit', () => {
  it.each(Object.entries(categories))('is a %s by its category', (use, names) => {
    const others = names.split(' ').filter((category) => unitUse(category, '') !== use)
    expect(others).toEqual([])
  })

  it('is of no known use by another category', () => {
    expect(unitUse('something', '')).toBeUndefined()
    expect(unitUse('', '')).toBeUndefined()
  })

  it('is private where visitors may not go, whatever it is', () => {
    expect(unitUse('walkway', 'employeesonly')).toBe('private')
    expect(unitUse('something', 'restricted')).toBe('private')
    expect(unitUse('walkway', 'ticketed')).toBe('walkway')
  })
})

describe('a label', () => {
  it('is by language, without the country', () => {
    expect(readLabel({ en: 'Baths', 'es-MX': 'Baños', deu: 'Bad' })).toEqual({
      en: 'Baths',
      es: 'Baños',
      deu: 'Bad',
    })
    expect(readLabel('Baths')).toEqual({ en: 'Baths' })
  })

  it('has the first of two variants of a language', () => {
    expect(readLabel({ 'es-MX': 'Baños', es: 'Aseos' })).toEqual({ es: 'Baños' })
  })

  it('leaves out what is no text of a language', () => {
    expect(readLabel({ e: 'Baths', english: 'Baths', es: {}, en: '  ' })).toEqual({})
    expect(readLabel(undefined)).toEqual({})
  })

  it('is cut after 200 characters', () => {
    expect(readLabel({ en: 'a'.repeat(201) })).toEqual({ en: 'a'.repeat(200) })
  })
})

describe('a keyword', () => {
  it('is in lower case, without space around it', () => {
    expect(readKeyword({ category: ' Restroom.Male ' }, 'category')).toBe('restroom.male')
    expect(readKeyword({ category: 7 }, 'category')).toBe('')
    expect(readKeyword({}, 'toString')).toBe('')
  })
})
