import { expect, it } from 'vitest'
import { parsePageDataAddress } from './page-data-address.ts'

const rules = {
  origins: ['https://data.example', 'http://127.0.0.1:4000'],
  platformUrl: 'http://127.0.0.1:4000/api',
  apiKey: 'k&y',
}

it.each([
  ['https://data.example/a.json?b=1#c', 'https://data.example/a.json?b=1', false],
  ['https://data.example/a?api_key=own', 'https://data.example/a?api_key=own', false],
  ['http://127.0.0.1:4000/a?api_key=x&api_key=y', 'http://127.0.0.1:4000/a?api_key=k%26y', true],
])('refuses or accepts %s: %s', (address, href, isPlatform) => {
  const parsed = parsePageDataAddress(new URLSearchParams({ address }), rules)
  expect(parsed).toMatchObject({ url: { href }, isPlatform })
})
