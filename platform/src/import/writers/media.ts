import { sql } from 'kysely'
import type { Content } from '../content.ts'
import type { PictureFile } from '../pictures.ts'
import type { Writer } from './replace-rows.ts'
import { defaultLogo } from './stores.ts'

/** Stores the pictures of the content that the database does not have yet. */
export async function writeMedia({ transaction }: Writer, content: Content): Promise<void> {
  const used = new Map(listPictures(content).map((picture) => [picture.sha256, picture]))
  const stored = await transaction
    .selectFrom('media')
    .select('sha256')
    .where('sha256', 'in', ['', ...used.keys()])
    .execute()
  for (const { sha256 } of stored) used.delete(sha256)
  for (const { sha256, name, contentType, width, height, bytes } of used.values()) {
    await transaction
      .insertInto('media')
      .values({ sha256, name, content_type: contentType, width, height, bytes })
      .execute()
  }
}

function listPictures({ stores, usedPictures, pictures }: Content): PictureFile[] {
  const logos = stores.map(({ slug }) => defaultLogo(slug, pictures))
  const files = [...usedPictures].map((path) => pictures.get(path))
  return [...logos, ...files].filter((file) => typeof file === 'object')
}

/** Removes the pictures that no record of any property refers to. */
export async function removeUnusedMedia({ transaction }: Pick<Writer, 'transaction'>): Promise<void> {
  await sql`delete from media where sha256 not in (
    select picture from (
      select logo from store union select store_front from store union select picture from promotion
      union select picture from event union select picture from contest union select picture from post
      union select picture from gallery_item union select picture from banner_item union select banner from page
      union select picture from popup union select picture from social_post
      union select picture from meta_data
    ) as used(picture) where picture is not null)`.execute(transaction)
}
