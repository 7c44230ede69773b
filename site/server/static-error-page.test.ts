import { expect, it } from 'vitest'
import merrowQuay from '../app/theme/themes/merrow-quay.ts'
import { notReadyResponse } from './static-error-responses.ts'

it('has the colours of the theme, in both schemes', async () => {
  const html = await notReadyResponse('/').text()
  const { paper, accent } = merrowQuay.colors
  for (const color of [...paper, ...accent]) expect(html).toContain(color)
})

it('has no quotation mark that would end its style attribute', async () => {
  expect(await notReadyResponse('/').text()).toContain(`font-family: ${merrowQuay.type['font-display']};`)
})
