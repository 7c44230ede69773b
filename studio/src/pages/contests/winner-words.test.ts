import { expect, it } from 'vitest'
import { usualText } from './winner-words.ts'

it('asks winners for an answer to the mail only where it arrives', () => {
  expect(usualText('en', { hasAnswers: true })).toContain('Please answer this mail by {until}')
  expect(usualText('en', { hasAnswers: false })).toContain('Please write to us on our website by {until}')
  expect(usualText('es', { hasAnswers: true })).toContain('Responde a este correo a más tardar el {until}')
  expect(usualText('es', { hasAnswers: false })).toContain(
    'Escríbenos en nuestro sitio a más tardar el {until}',
  )
})
