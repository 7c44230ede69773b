import { expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { walkControls } from '../../support/walk-controls.ts'

const visit = useBrowser()

it('sees that the focus is lost', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    document.addEventListener('click', () =>
      setTimeout(() => document.querySelector<HTMLElement>(':focus')?.blur(), 20),
    )
  })
  const { faults } = await walkControls(page, '/jobs')
  expect(faults.join()).toContain('the focus is nowhere')
})
