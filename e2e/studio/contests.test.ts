import { expect, it } from 'vitest'
import { violations } from '../support/violations.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio()

it('finds entries of one person, excludes one with a reason, and takes that back', async () => {
  const { page } = await open('/people/contests/2')
  await page.getByLabel('Show').selectOption({ label: 'Those that resemble another' })
  await page.getByText('2 entries found.').waitFor()
  await page.getByText('One mailbox with ticket 42').waitFor()
  await page.getByRole('button', { name: 'Exclude Ticket 42' }).click()
  await page.getByRole('radio', { name: 'Entered more than once' }).check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Exclude' }).click()
  await page.getByText('Excluded by Ada: Entered more than once').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Exclude Ticket 42' }).waitFor()
  expect(await page.getByText('Excluded by Ada').count()).toBe(0)
})

it('draws the winners in three presses, passes one over, and prints the protocol', async () => {
  const { page } = await open('/people/contests/2')
  await page.getByText(/^[0-9a-f]{64}$/).waitFor()
  const fingerprint = (await page.getByText(/^[0-9a-f]{64}$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.getByText('Draw 1 winner and 3 reserves from 5 tickets?').waitFor()
  await page.getByRole('button', { name: 'Draw now' }).click()
  const drawn = page.locator('li[data-standing]')
  await expect.poll(() => standings()).toEqual(['winner', 'reserve', 'reserve', 'reserve'])
  await drawn
    .first()
    .getByRole('button', { name: /^Pass over/ })
    .click()
  await page.getByRole('radio', { name: 'Another reason' }).check()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Moved away')
  await page.getByRole('dialog').getByRole('button', { name: 'Pass over' }).click()
  await expect.poll(() => standings()).toEqual(['passed-over', 'winner', 'reserve', 'reserve'])
  // What has been drawn stays: nobody is excluded any more.
  expect(await page.getByRole('button', { name: /^Exclude/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Protocol' }).click()
  await page.getByRole('heading', { name: 'Protocol of the draw: Name the gull' }).waitFor()
  await page.getByText('Passed over: Moved away').waitFor()
  await page.getByText(fingerprint).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the tickets' }).click()
  expect((await saving).suggestedFilename()).toBe('tickets-2.txt')

  function standings() {
    return drawn.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-standing')))
  }
})

it('writes to the winners from the protocol, and to a reserve who moves up', async () => {
  const { page } = await open('/people/contests/2')
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.getByRole('button', { name: 'Draw now' }).click()
  await page.getByRole('link', { name: 'Protocol' }).click()
  await page.getByText('Not told yet').waitFor()
  await writeTo('a boat')
  await page.getByRole('cell', { name: /^Mail by Ada, .*: goes out within minutes$/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Write to the winners' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Not told yet').waitFor()
  // The text waits on the device, for the next winner too.
  expect(await writeTo()).toBe('a boat')
  await page.goBack()
  await page.locator('li[data-standing]').first().getByText('goes out within minutes').waitFor()
  await page
    .getByRole('button', { name: /^Pass over/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pass over' }).click()
  await page.getByRole('link', { name: 'Protocol' }).click()
  // This one entered in Spanish.
  await writeTo('una lancha')
  await expect.poll(() => page.getByText(/goes out within minutes/).count()).toBe(2)

  async function writeTo(prize?: string) {
    await page.getByRole('button', { name: 'Write to the winners' }).click()
    const sheet = page.getByRole('dialog')
    const field = sheet.getByLabel(/^Prize/)
    if (prize !== undefined) await field.fill(prize)
    const written = await field.inputValue()
    const text = await sheet.getByLabel(/^Text/).inputValue()
    expect(text).toMatch(/Please answer this mail by|Responde a este correo a más tardar/)
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Preview' }).click()
    await sheet.getByRole('heading', { name: /^You have won: / }).waitFor()
    expect(await sheet.getByText('{name}').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Send to 1 winner' }).click()
    await page.getByText('The mail to 1 winner goes out in two minutes.').waitFor()
    return written
  }
})

it('waits with the draw until a contest is over, on a phone in Spanish', async () => {
  const { page } = await open('/people/contests/1', { ...phone, locale: 'es' })
  await page.getByText(/^Los ganadores se sortean cuando el concurso haya terminado/).waitFor()
  expect(await page.getByRole('button', { name: 'Sortear' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
})
