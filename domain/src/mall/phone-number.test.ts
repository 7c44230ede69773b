import { describe, expect, it } from 'vitest'
import { isPhoneTooShort, phoneAddress, splitAtPhones } from './phone-number.ts'

describe('the address that dials a number', () => {
  it.each([
    ['902-555-0100', 'Canada', 'tel:+19025550100'],
    ['(902) 555 0100', 'CA', 'tel:+19025550100'],
    ['1 902 555 0100', 'canadá', 'tel:+19025550100'],
    ['902-555-0100 ext. 12', 'United States', 'tel:+19025550100'],
    ['+1 902 555 0100', undefined, 'tel:+19025550100'],
    ['+52 55 1234 5678', 'Canada', 'tel:+525512345678'],
    ['55 1234 5678', 'México', 'tel:+525512345678'],
    ['020 7946 0018', 'United Kingdom', 'tel:+442079460018'],
    ['911', 'Canada', 'tel:911'],
    ['555-0100', 'Canada', 'tel:5550100'],
    ['902-555-0100', undefined, 'tel:9025550100'],
    ['902-555-0100', 'Atlantis', 'tel:9025550100'],
  ])('of %s in %s is %s', (phone, country, address) => {
    expect(phoneAddress(phone, country)).toBe(address)
  })

  it.each(['', 'ask inside', '1'])('is absent for %j', (phone) => {
    expect(phoneAddress(phone, 'Canada')).toBeUndefined()
  })
})

describe('a number that nobody can dial', () => {
  it.each([
    ['902 555', 'Canada', true],
    ['555-0100', 'CA', true],
    ['555-0100 ext. 12345', 'CA', true],
    ['902-555-0100', 'Canadá', false],
    ['1 902 555 0100', 'Canada', false],
    ['55 1234 567', 'México', true],
    ['0800 123 4567', 'GB', false],
    ['+44 800 1111', 'Canada', false],
    ['902 555', undefined, false],
    ['902 555', 'Atlantis', false],
  ])('is %s in %s: %s', (phone, country, isShort) => {
    expect(isPhoneTooShort(phone, country)).toBe(isShort)
  })
})

describe('numbers in a text', () => {
  it.each([
    ['Call 902-555-0104 with the card.', 'Canada', ['902-555-0104']],
    ['(902) 555-0104, or 1-902-555-0105.', 'US', ['(902) 555-0104', '1-902-555-0105']],
    ['From abroad +44 20 7946 0018', 'Canada', ['+44 20 7946 0018']],
    ['Llama al 55 1234 5678 o al 998 123 4567', 'Mexico', ['55 1234 5678', '998 123 4567']],
    ['Call 911 first', 'Canada', []],
    ['Order 902-555-01045, part 4-902-555-0104', 'Canada', []],
    ['In 2026-2027, 10 a.m. to 8 p.m., 1234567890', 'Canada', []],
    ['902-555-0104', 'Atlantis', []],
  ])('are found in %j (%s)', (text, country, phones) => {
    const parts = splitAtPhones(text, country)
    expect(parts.filter(({ address }) => address !== undefined).map((part) => part.text)).toEqual(phones)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })
})
