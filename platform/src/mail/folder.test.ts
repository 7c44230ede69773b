import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { createFolderDelivery } from './folder.ts'
import { messageOf } from './message.ts'

describe('the mail folder', () => {
  let folder: string
  const message = messageOf(
    {
      id: 'f3b9',
      kind: 'login-link',
      recipient: 'visitor@example.test',
      content: { subject: 'Señales', text: 'Texto', html: '<p>Texto</p>' },
      createdAt: friday,
      attempts: 1,
      giveUpAt: null,
      mall: { id: 1, name: 'Little Harbour', email: 'desk@mall.test', url: null },
    },
    { from: undefined, staff: undefined },
  )
  const signal = new AbortController().signal

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('contains one file for each mail, even after repeated writes, readable by its owner only', async () => {
    const inside = join(folder, 'mail')
    const deliver = createFolderDelivery(inside)
    await deliver(message, signal)
    await deliver(message, signal)
    expect(await readdir(inside)).toEqual(['20261120T150000Z-login-link-f3b9.eml'])
    const file = join(inside, '20261120T150000Z-login-link-f3b9.eml')
    const modes = await Promise.all([inside, file].map(async (path) => (await stat(path)).mode & 0o777))
    expect(modes).toEqual([0o700, 0o600])
    expect(await PostalMime.parse(await readFile(file))).toMatchObject({
      from: { name: 'Little Harbour', address: 'desk@mall.test' },
      subject: 'Señales',
      text: 'Texto\n',
      messageId: '<f3b9@mall.test>',
    })
  })

  it('reports an error, and the mail waits', async () => {
    const file = join(folder, 'taken')
    await writeFile(file, '')
    await expect(createFolderDelivery(file)(message, signal)).rejects.toMatchObject({
      name: 'DeliveryError',
      message: expect.stringContaining('The mail folder cannot be written'),
      isFinal: false,
    })
  })
})
