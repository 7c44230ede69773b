import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSecretKey } from '../../platform/src/studio/webhooks/webhook-secret.ts'
import { createWebhookWorker } from '../../platform/src/studio/webhooks/worker.ts'
import { localReach } from '../../platform/src/testing/test-webhooks.ts'
import {
  isSignedBy,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../platform/src/testing/webhook-receiver.ts'
import { now } from '../support/clock/run-clock.ts'
import { openStudioPlatform } from './open-platform.ts'

const studio = openStudioPlatform()
const clock = () => new Date(now())
const ignore = () => {}
let receiver: WebhookReceiver
let stop = async () => {}

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  const worker = createWebhookWorker({
    database: studio.database(),
    key: await readSecretKey(studio.database()),
    origin: 'http://localhost',
    clock,
    log: { warn: ignore, error: ignore },
    pollMs: 50,
    reach: localReach,
  })
  stop = () => worker.stop()
})
afterAll(async () => {
  await stop()
  await receiver.stop()
})

it('adds a webhook, tests it, sends again, renews its secret, and deletes it', async () => {
  const id = await studio.addStaff('Wanda', 'admin')
  await studio.addSecondMeans(id)
  const passkey = { id: 'wandas', staff_id: id, public_key: Buffer.alloc(1), counter: 0, transports: [] }
  await studio
    .database()
    .insertInto('staff_passkey')
    .values({ ...passkey, name: 'Laptop', created_at: clock(), used_at: null })
    .execute()
  const { page } = await studio.open('/settings/webhooks', { staffId: id })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.getByText('No program is told of anything yet.').waitFor()
  await press('Add a webhook')
  await page.getByLabel('Address of the program').fill('https://10.0.0.1/')
  await press('Add it')
  await page.getByText('Check the address').waitFor()
  await page.getByLabel('Address of the program').fill('https://signs.example/hook')
  await press('Add it')
  const secret = await page.locator('dialog code').innerText()
  await press('I have it')

  // The receiver of this test has no certificate.
  await studio.database().updateTable('webhook').set({ url: receiver.url }).execute()
  await page.getByRole('link', { name: 'signs.example' }).click()
  await press('Send a test')
  await page.getByText('Arrived · answer 204').waitFor()
  await press('Send again: Test')
  await expect.poll(() => receiver.received.length).toBe(2)
  const [first, second] = receiver.received
  expect(second?.id).toBe(first?.id)
  expect(receiver.received.every((one) => isSignedBy(secret, one))).toBe(true)

  await press('Change it')
  await page.getByLabel('Address of the program').fill('https://10.0.0.1/')
  await press('Save')
  await page.getByText('Check the address').waitFor()
  await page.getByLabel('Address of the program').fill('https://board.example/hook')
  await page.getByLabel('Only some kinds').check()
  await page.getByLabel('Promotions').check()
  await press('Save')
  await page.getByText('The webhook is changed.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'board.example' }).waitFor()
  await page.getByText('What it is told of: Promotions').waitFor()

  await press('Change it')
  await page.getByLabel('Address of the program').fill('https://other.example/hook')
  await press('Save')
  await page.getByRole('heading', { level: 1, name: 'other.example' }).waitFor()
  await press('Undo')
  await page.getByRole('heading', { level: 1, name: 'board.example' }).waitFor()
  await page.getByText('What it is told of: Promotions').waitFor()

  await press('New secret')
  await press('Make a new secret')
  expect(await page.locator('dialog code').innerText()).not.toBe(secret)
  await press('I have it')
  await page.getByText('The former secret counts too until').waitFor()

  await press('Switch it off')
  await page.getByText('What happens while it is off').waitFor()
  await press('Undo')
  await press('Send a test')
  await press('Switch it off')
  await page.getByText('Deleting it cannot be undone').waitFor()
  await press('Delete it')
  await page.getByText('No program is told of anything yet.').waitFor()
})
