import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@promenade/process/free-port'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromBase32, totpCode, totpStep } from '../../platform/src/studio/people/totp.ts'
import { buildSite } from '../../tools/build-site.ts'
import { buildStudio } from '../../tools/build-studio.ts'
import { now } from '../support/clock/run-clock.ts'
import { addDevice } from '../studio/open-platform.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { ownDatabase } from '../support/prepare-mall.ts'
import { launchBrowser } from '../support/visitor.ts'
import { untilAnswered, waitUntil } from '../support/wait-until.ts'
import { startNginx } from './nginx.ts'

const root = join(import.meta.dirname, '..', '..')
const site = 'mall.example'
const studio = 'studio.mall.example'
const photo = join(root, 'e2e', 'support', 'photo-with-notes.jpg')

let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-behind-nginx-'))
  buildSite()
  await buildStudio()
})
afterAll(async () => {
  for (const child of children.toReversed()) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** A first deployment as `docs/operations.md` has it, with TLS in front. */
it('lets the first admin and a colleague in, takes a picture and publishes, behind nginx with TLS', async () => {
  const [front, sitePort, platformPort, studioPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const key = 'a-key-of-the-drill-behind-nginx'
  const platform = {
    PLATFORM_API_KEY: key,
    PLATFORM_DATA: join(folder, 'platform'),
    PLATFORM_PORT: String(platformPort),
    SITE_ORIGINS: `https://${site}:${front}`,
    STUDIO_PORT: String(studioPort),
    STUDIO_TRUSTED_PROXIES: '1',
    STUDIO_URL: `https://${studio}:${front}`,
  }
  run(['tools/new-mall.mjs', 'harbour-mall'], { INIT_CWD: folder })
  start(['platform/platform.mjs'], platform)
  await untilAnswered(`http://127.0.0.1:${platformPort}/readyz`, 200)
  run(['platform/platform.mjs', 'import', join(folder, 'harbour-mall', 'content')], platform)
  const [, id = ''] = /^(\d+) /.exec(run(['platform/platform.mjs', 'mall'], platform)) ?? []
  const invited = run(['platform/platform.mjs', 'mall', 'studio-admin', 'ana@mall.example'], platform)
  start(['site/server/server.mjs'], {
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    PLATFORM_API_KEY: key,
    PROPERTY_ID: id,
    SITE_SECRET: 'a-secret-of-the-drill-behind-nginx-0123456789',
    SITE_ORIGIN: `https://${site}:${front}`,
    SITE_PORT: String(sitePort),
    SITE_DATA: join(folder, 'site'),
    SITE_TRUSTED_PROXIES: '1',
    SITE_IMAGE_VARIANTS: 'off',
  })
  await untilAnswered(`http://127.0.0.1:${sitePort}/readyz`, 200)
  const ports = new Map([
    [8080, front],
    [3000, sitePort],
    [4200, studioPort],
  ])
  const certificate = createCertificate()
  const nginx = await startNginx('nginx-cache.conf', ports, certificate)
  const browser = await launchBrowser(findOrInstallBrowser(), {
    args: [
      '--host-resolver-rules=MAP *.example 127.0.0.1, MAP mall.example 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ],
  })
  const openPage = async () => (await browser.newContext()).newPage()
  try {
    const ana = await openPage()
    await takeUp(ana, linkIn(invited, platform.STUDIO_URL))
    await inviteBen(ana)
    const ben = await openPage()
    await takeUp(ben, linkIn(await mailToBen(), platform.STUDIO_URL))
    await publishPromotion(ben)
    await logInAgain(ben)
    await seePromotion(await openPage(), platform.SITE_ORIGINS)
  } finally {
    await browser.close()
    await nginx.stop()
  }
})

/** Takes up an invitation with a passkey. */
async function takeUp(page: Page, link: string): Promise<void> {
  await addDevice(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await page.getByRole('button', { name: 'I have them: go to the studio' }).click()
  await page.locator('#main h1').waitFor()
}

/** An admin needs a second means of login before inviting. */
async function inviteBen(page: Page): Promise<void> {
  const settings = new URL('/settings/staff', page.url()).href
  await page.goto(settings)
  await page.getByRole('link', { name: 'Add one in “Your login”' }).click()
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
  const key = (await dialog.locator('[class*=appKey]').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Six digits').fill(totpCode(fromBase32(key), totpStep(new Date(now()))))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Set up. You can log in').waitFor()
  await page.goto(settings)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ben Okafor')
  await page.getByLabel('E-mail address').fill('ben@mall.example')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('Ben Okafor gets an invitation by mail.').waitFor()
}

/** Without a mail server each mail is a file. */
async function mailToBen(): Promise<string> {
  const mails = join(folder, 'platform', 'mail')
  let text = ''
  await waitUntil('the invitation', async () => {
    const files = await readdir(mails).catch(() => [])
    const texts = await Promise.all(files.map((file) => readFile(join(mails, file), 'utf8')))
    text = texts.find((one) => one.includes('ben@mall.example')) ?? ''
    return text !== ''
  })
  return text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}

async function publishPromotion(page: Page): Promise<void> {
  await page.goto(new URL('/entries/new-promotion', page.url()).href)
  await page.getByLabel('Name, English').fill('Two lamps for one')
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByLabel('What the picture shows, English').fill('Two lamps on a table.')
  await page.getByRole('textbox', { name: 'Description, English' }).fill('Until the shelf is empty.')
  await page.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('20200101')
  await page.getByText(/^Saved \d/).waitFor()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('“Two lamps for one” is live.').waitFor()
}

async function logInAgain(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(new URL('/', page.url()).href)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.locator('#main h1').waitFor()
}

/** The picture comes through the site, which has fetched it from the platform. */
async function seePromotion(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/promotions`)
  await page.getByRole('link', { name: 'Two lamps for one' }).first().click()
  const picture = page.getByRole('img', { name: 'Two lamps on a table.' })
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(100)
}

function linkIn(text: string, origin: string): string {
  const link = /https:\/\/\S+\/log-in#[\w-]+/.exec(text)?.[0] ?? ''
  expect(link).toMatch(new RegExp(`^${origin}/log-in#`))
  return link
}

/** A certificate of its own, and the hash of its key, by which the browser trusts it. */
function createCertificate() {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', `/CN=${site}`, '-addext', `subjectAltName=DNS:${site},DNS:${studio}`]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '9', ...subject]
  spawnSync('openssl', [...made, '-keyout', key, '-out', certificate])
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { key, certificate, fingerprint }
}

/** Runs a command to its end; answers its output. */
function run(args: readonly string[], settings: NodeJS.ProcessEnv): string {
  const env = { ...process.env, ...ownDatabase, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

function start(args: readonly string[], settings: NodeJS.ProcessEnv): void {
  const env = { ...process.env, ...ownDatabase, LOG_LEVEL: 'error', ...settings }
  children.push(
    spawn(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
  )
}
