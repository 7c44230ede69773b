import { studioProblemSchema } from '@promenade/contract/studio-api/problem'
import { describe, expect, it } from 'vitest'
import { runPublications } from '../../documents/run-publications.ts'
import { removeUnusedMedia } from '../../media/remove-unused-media.ts'
import { anOffer, linkIn, storeAddress, uploadAs, useAskedStores } from '../../testing/asked-stores.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { json, readAnswers, useStudio } from '../../testing/test-studio.ts'
import { listMail } from '../../testing/waiting-mail.ts'

const dayMs = 86_400_000

describe('stores that answer by a link', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const stores = useAskedStores(platform, studio)
  const { ada, ids, ask, open, send, sent, page, round, proposals, decide, undo, document } = stores

  it('are asked by a mail in their language, whose link opens their page and nothing of others', async () => {
    await ask()
    const [mail, ...others] = await listMail(platform)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'store-asked', recipient: storeAddress })
    expect(mail?.subject).toBe('Net Works: confirma a más tardar el 20 de diciembre de 2026')
    expect(mail?.text).toContain('Horario de días especiales')
    const tenant = await open()
    expect(await page(tenant)).toMatchObject({
      locale: 'es',
      user: null,
      until: '2026-12-20',
      store: { name: { en: 'Net Works' }, categories: [{ en: 'Fishing', es: 'Pesca' }, { en: 'Books' }] },
      days: [{ entry: ids().christmas, from: '2026-12-25', centre: 'closed', own: 'closed' }],
      phone: '902-555-0191',
      sent: [],
    })
    expect((await tenant.get('/api/v1/entries')).status).toBe(401)
  })

  it('know no link by more than its hash, and open it again and again', async () => {
    await ask()
    const mail = (await listMail(platform))[0] ?? { text: '' }
    const token = linkIn(mail).split('#')[1] ?? ''
    expect(token).toMatch(/^[a-z2-9]{26}$/)
    const { database } = platform.database()
    const stored = JSON.stringify([
      await database.selectFrom('store_link').selectAll().execute(),
      await database.selectFrom('store_link_secret').selectAll().execute(),
    ])
    expect(stored).not.toContain(token)
    for (const written of [token, token, token.toUpperCase().replaceAll(/(.{4})/g, '$1-')]) {
      const response = await studio.fetch('/api/v1/store/link', json('POST', { token: written }))
      expect(response.status).toBe(200)
      expect(response.headers.get('set-cookie')).toMatch(
        new RegExp(`^__Host-store=${token}; Path=/; Max-Age=\\d+; Secure; HttpOnly; SameSite=Strict$`),
      )
    }
  })

  it('confirm what is right, which changes nothing, and publish hours and phone at once', async () => {
    const id = await ask()
    const before = await readAnswers(platform)
    const tenant = await open()
    expect((await round(id)).links).toMatchObject([{ state: 'opened', acts: 0 }])
    const asIs = { hours: [{ entry: ids().christmas, hours: 'closed' }], phone: '902-555-0191' }
    const confirmed = await sent(tenant, asIs)
    expect(confirmed.sent.map(({ part, state }) => `${part} ${state}`)).toEqual([
      'phone confirmed',
      'hours confirmed',
    ])
    expect(await readAnswers(platform)).toEqual(before)
    const published = await sent(tenant, {
      hours: [{ entry: ids().christmas, hours: '10:00-14:00' }],
      phone: '902 555 0199',
    })
    expect(published.sent.slice(0, 2).map(({ state }) => state)).toEqual(['published', 'published'])
    expect(await document()).toMatchObject({
      phone: '902 555 0199',
      hours: { holidays: [{ date: '12-25', hours: '10:00-14:00' }] },
    })
    expect((await readAnswers(platform)).join()).toContain('902 555 0199')
    expect((await round(id)).links).toMatchObject([{ state: 'done', acts: 2 }])
    expect(await listMail(platform)).toHaveLength(1)
    await ada().send('POST', `/api/v1/store-links/${(await round(id)).links[0]?.id}/end`, { undo: true })
  })

  it('publish nothing that a colleague has in a draft, and the draft gets what they say', async () => {
    await ask()
    const tenant = await open()
    const { document, version } = await ada().entry('store', 'net-works')
    await ada().save(ids().store, version, { ...document, unit: 'draft of Ada' })
    await sent(tenant, { phone: '902 555 0123' })
    const answers = (await readAnswers(platform)).join()
    expect([answers.includes('902 555 0123'), answers.includes('draft of Ada')]).toEqual([true, false])
    const now = await ada().entry('store', 'net-works')
    expect(now.document).toMatchObject({ unit: 'draft of Ada', phone: '902 555 0123' })
    await ada().change({ entry: ids().store, version: now.version, action: 'publish', document })
  })

  it('have their offer approved with its time, from a mail to those who may publish', async () => {
    await ask()
    const tenant = await open()
    const path = await uploadAs(tenant, 'red')
    const showAt = '2026-11-27'
    const page = await sent(tenant, {
      offer: { ...anOffer, picture: { path }, from: showAt },
      phone: '902 555 0191',
    })
    expect(page.sent[0]).toMatchObject({
      part: 'offer',
      state: 'waiting',
      showAt: '2026-11-27T04:00:00.000Z',
      content: { offer: { name: anOffer.name, picture: { path } } },
    })
    const mails = (await listMail(platform)).filter(({ kind }) => kind === 'store-sent')
    expect(mails.length).toBeGreaterThan(0)
    expect(mails[0]?.text).toContain('http://studio.test/approvals')
    await sent(tenant, { message: 'Our name is Net Works & Co.' })
    expect((await listMail(platform)).filter(({ kind }) => kind === 'store-sent')).toHaveLength(mails.length)
    const [waiting, message] = await proposals()
    expect(message).toMatchObject({ part: 'message', message: 'Our name is Net Works & Co.', record: null })
    expect(waiting).toMatchObject({ by: 'Net Works · 2026-12-20', record: { kind: 'promotion' }, faults: [] })
    expect(waiting?.changes.find(({ path: [field] }) => field === 'description')?.after).toEqual({
      en: '<p>One &amp; two.</p><p>Three.</p>',
    })
    const { state } = await decide(waiting?.id, { isApproved: true, version: waiting?.record?.version })
    expect(state).toBe('approved')
    expect((await ada().entry('promotion', 'free-knots')).state).toBe('scheduled')
    expect((await readAnswers(platform)).join()).not.toContain('Free <knots>')
    await runPublications(platform.database().database, new Date('2026-11-27T04:00:01.000Z'))
    expect(JSON.stringify(await platform.json('/promotions', new Date('2026-11-27T12:00:00Z')))).toContain(
      'Free <knots>',
    )
    const told = (await listMail(platform)).filter(({ kind }) => kind === 'store-approved')
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [storeAddress, 'Aprobado: Una promoción – Net Works'],
    ])
    expect(await decide(waiting?.id, { isApproved: true })).toMatchObject({ code: 'conflict' })
  })

  it('have what they sent wait again when its approval is undone, and approved again when that is undone', async () => {
    await ask()
    const tenant = await open()
    const path = await uploadAs(tenant, 'red')
    await sent(tenant, { offer: { ...anOffer, picture: { path } }, phone: '902 555 0123' })
    const [waiting] = await proposals()
    const version = waiting?.record?.version
    const { changeSet } = await decide(waiting?.id, { isApproved: true, version })
    const states = async () =>
      (await page(tenant)).sent.map(({ part, state }) => `${part} ${state}`).toSorted()
    expect(await states()).toEqual(['offer approved', 'phone published'])
    const undone = await undo(changeSet)
    expect(await states()).toEqual(['offer waiting', 'phone published'])
    expect((await proposals()).map(({ id }) => id)).toEqual([waiting?.id])
    const again = await undo(undone)
    expect(await states()).toEqual(['offer approved', 'phone published'])
    await undo(again)
    const [reopened] = await proposals()
    expect(reopened?.id).toBe(waiting?.id)
    const rejected = await decide(reopened?.id, { isApproved: false, version: reopened?.record?.version })
    expect(await states()).toEqual(['offer rejected', 'phone published'])
    const back = await undo(rejected.changeSet)
    expect(await states()).toEqual(['offer waiting', 'phone published'])
    await undo(back)
    expect(await states()).toEqual(['offer rejected', 'phone published'])
    const phone = await platform
      .database()
      .database.selectFrom('store_proposal')
      .select('change_set_id')
      .where('part', '=', 'phone')
      .executeTakeFirstOrThrow()
    const taken = await undo(phone.change_set_id ?? undefined)
    expect(await states()).toEqual(['offer rejected', 'phone undone'])
    await undo(taken)
    expect(await states()).toEqual(['offer rejected', 'phone published'])
  })

  it('have a proposal refused that was changed since somebody looked at it', async () => {
    await ask()
    await sent(await open(), { offer: anOffer })
    const [waiting] = await proposals()
    const { id = 0, version = 0 } = waiting?.record ?? {}
    await ada().save(id, version, { ...(await ada().entry('promotion', 'free-knots-2')).document, code: 'X' })
    expect(await decide(waiting?.id, { isApproved: true, version })).toMatchObject({
      code: 'version-stale',
    })
    expect(await decide(waiting?.id, { isApproved: false, note: 'No photo.' })).toMatchObject({
      state: 'rejected',
    })
    const told = (await listMail(platform)).find(({ kind }) => kind === 'store-rejected')
    expect(told?.text).toContain('No photo.')
    expect((await ada().entry('promotion', 'free-knots-2')).state).toBe('bin')
  })

  it('send a picture that waits, is kept, and replaces theirs when it is approved', async () => {
    await ask()
    const tenant = await open()
    const path = await uploadAs(tenant, 'blue')
    await sent(tenant, { picture: { path, alt: { es: 'La entrada' } } })
    await removeUnusedMedia(platform.database().database, new Date(friday.getTime() + 3 * dayMs))
    const [waiting] = await proposals()
    expect(waiting?.changes).toMatchObject([
      { path: ['store_front', 'path'], after: path },
      { path: ['store_front', 'alt', 'en'], before: 'A pier' },
      { path: ['store_front', 'alt', 'es'], after: 'La entrada' },
    ])
    const texts = [{ path: ['store_front', 'alt', 'en'], text: 'The door' }]
    expect(waiting?.faults).toMatchObject([{ path: texts[0]?.path, code: 'missing' }])
    expect(await decide(waiting?.id, { isApproved: true, texts })).toMatchObject({ state: 'approved' })
    expect((await document())['store_front']).toEqual({ path, alt: { en: 'The door', es: 'La entrada' } })
    expect((await tenant.get(`/api/v1/store/media/${path}`)).status).toBe(200)
  })

  it('are told at the field what cannot be', async () => {
    await ask()
    const tenant = await open()
    const response = await send(tenant, {
      hours: [{ entry: ids().christmas, hours: '25:00-26:00' }],
      phone: 'call me',
      offer: { ...anOffer, name: {}, end: '2026-11-01' },
      picture: { path: 'aaaaaaaaaaaa/other.webp' },
    })
    expect(response.status).toBe(422)
    const { errors } = studioProblemSchema.parse(await response.json())
    expect(errors?.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([
      'hours.0 invalid',
      'phone invalid',
      'offer.name missing',
      'offer.end reversed',
      'offer.end invalid',
      'picture reference',
    ])
    expect((await send(tenant, { phone: '902 555' })).status).toBe(422)
    expect((await page(tenant)).sent).toEqual([])
  })

  it('confirm a short number that the centre has written', async () => {
    const store = await ada().entry('store', 'net-works')
    const phone = '555-0191'
    const written = { entry: store.id, version: store.version, document: { ...store.document, phone } }
    await ada().change({ ...written, action: 'publish' })
    await ask()
    const tenant = await open()
    expect((await send(tenant, { phone: '555-0192' })).status).toBe(422)
    await sent(tenant, { phone })
    expect((await page(tenant)).phone).toBe(phone)
  })

  it('send a request twice, which counts once', async () => {
    await ask()
    const tenant = await open()
    const first = await send(tenant, { message: 'Hello' }, 'the-same-key')
    expect(await (await send(tenant, { message: 'Hello' }, 'the-same-key')).json()).toEqual(
      await first.json(),
    )
    expect(await proposals()).toHaveLength(1)
  })

  it('are asked about what Spanish alone cannot publish, which waits though it is trusted', async () => {
    const admin = await studio.logIn('Ida')
    await admin.send('PUT', '/api/v1/trusted-parts', { parts: ['offer'] })
    await ask()
    const page = await sent(await open(), { offer: { ...anOffer, name: { es: 'Solo en español' } } })
    expect(page.sent[0]?.state).toBe('waiting')
    const [waiting] = await proposals()
    expect(waiting?.faults).toMatchObject([{ path: ['name', 'en'], code: 'missing' }])
    expect(await decide(waiting?.id, { isApproved: true })).toMatchObject({ code: 'faults' })
    const texts = [
      { path: ['name', 'en'], text: 'In English too' },
      { path: ['description', 'en'], text: 'Replaced' },
      { path: ['store'], text: 'quiet-corner' },
    ]
    expect(await decide(waiting?.id, { isApproved: true, texts })).toMatchObject({ state: 'approved' })
    const { document } = await ada().entry('promotion', 'in-english-too')
    expect(document).toMatchObject({
      name: { en: 'In English too', es: 'Solo en español' },
      description: { en: '<p>One &amp; two.</p><p>Three.</p>' },
      store: 'net-works',
    })
  })
})
