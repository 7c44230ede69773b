import {
  previewContentPath,
  previewFieldsPath,
  previewFieldsSchema,
  previewTicketHeader,
} from '@promenade/contract/preview-content'
import { formatEditTarget } from '@promenade/contract/studio-api/preview-messages'
import { savedDraftSchema } from '@promenade/contract/studio-api/entries'
import { mediaSchema, pictureSchema } from '@promenade/contract/studio-api/media'
import { createdPreviewSchema } from '@promenade/contract/studio-api/previews'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { removeUnusedMedia } from '../media/remove-unused-media.ts'
import { friday } from '../testing/sample-content.ts'
import { apiKey, usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const dayMs = 24 * 3_600_000
const promotions = z.array(
  z.object({ slug: z.string(), description: z.string(), plain_text_description: z.string() }),
)

describe('pictures in texts', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn()
  })

  it('are for staff and their previews until the text is published, then for everybody, with their size', async () => {
    const picture = await upload(400, 250)
    const draft = await saveText(figureOf(picture.path, ' alt="A &amp; B"'))
    expect(draft.faults).toEqual([])
    expect(draft.warnings.map(({ code }) => code)).not.toContain('no-alt')
    expect((await platform.fetch(picture.url)).status).toBe(404)

    const opened = await ada.send('POST', '/api/v1/previews', { drafts: 'all' })
    const { ticket } = createdPreviewSchema.parse(await opened.json())
    const preview = (path: string) =>
      platform.fetch(`${path}?api_key=${apiKey}`, { headers: { [previewTicketHeader]: ticket } })
    const written = `<img src="${picture.url}" alt="A &amp; B" width="400" height="250">`
    expect(await (await preview(previewContentPath)).text()).toContain(JSON.stringify(written).slice(1, -1))
    expect((await preview(`/preview${picture.url}`)).status).toBe(200)
    const fields = previewFieldsSchema.parse(await (await preview(previewFieldsPath)).json())
    const edit = formatEditTarget({ entry: draft.id, path: ['description', 'en'] })
    expect(fields.flatMap((page) => page.fields)).toContainEqual({ edit, picture: picture.url })

    await ada.change({ entry: draft.id, version: draft.version, action: 'publish' })
    expect(await readText()).toEqual({
      description: `<p>All day.</p><figure>${written}<figcaption>Ana took it</figcaption></figure>`,
      plain_text_description: 'All day.',
    })
    expect((await platform.fetch(picture.url)).status).toBe(200)
  })

  it('are uses of the library, also of a draft and of an earlier version', async () => {
    const picture = await upload(401, 250)
    const { id, version } = await saveText(figureOf(picture.path, ' alt=""'))
    const uses = async () => {
      const { items } = mediaSchema.parse(await (await ada.get('/api/v1/media')).json())
      return items.find(({ path }) => path === picture.path)?.uses.map(({ entry }) => entry)
    }
    expect(await uses()).toEqual([id])
    await ada.save(id, version, (await ada.entry('promotion', 'parking')).document)
    await saveText('<p>Without one.</p>')
    await removeUnusedMedia(platform.database().database, new Date(friday.getTime() + 400 * dayMs))
    expect((await ada.get(picture.url)).status).toBe(200)
  })

  it('want words or a word that they only decorate, in each language', async () => {
    const { path } = await upload(402, 250)
    const { warnings } = await saveText(figureOf(path, ''))
    expect(warnings).toContainEqual(expect.objectContaining({ path: ['description', 'en'], code: 'no-alt' }))
  })

  it.each([
    ['of nobody', '0123456789ab/none.webp'],
    ['of another site', 'https://pictures.example/a.png'],
    ['without a file', 'data:image/png;base64,iVBO'],
  ])('%s are refused', async (_, source) => {
    const { faults } = await saveText(figureOf(source, ' alt="A"'))
    expect(faults).toMatchObject([{ path: ['description', 'en'], code: 'reference' }])
  })

  function figureOf(path: string, attributes: string): string {
    return `<p>All day.</p><figure><img src="${path}"${attributes}><figcaption>Ana took it</figcaption></figure>`
  }

  /** Saves a draft of the promotion with this text. */
  async function saveText(en: string) {
    const { id, version, document } = await ada.entry('promotion', 'parking')
    const saved = await ada.save(id, version, { ...document, description: { en, es: '<p>Todo el día.</p>' } })
    return { id, ...savedDraftSchema.parse(await saved.json()) }
  }

  async function readText() {
    const found = promotions.parse(await platform.json('/promotions')).find(({ slug }) => slug === 'parking')
    return { description: found?.description, plain_text_description: found?.plain_text_description }
  }

  async function upload(width: number, height: number) {
    const png = await sharp({ create: { width, height, channels: 3, background: '#204060' } })
      .png()
      .toBuffer()
    const headers = {
      'Content-Type': 'image/png',
      Origin: 'http://studio.test',
      'Sec-Fetch-Site': 'same-origin',
    }
    const body = new Uint8Array(png)
    const response = await ada.fetch('/api/v1/media', { method: 'POST', body, headers })
    return pictureSchema.parse(await response.json())
  }
})
