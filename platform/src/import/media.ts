import { sql } from 'kysely'
import type { Content } from './content.ts'
import type { PictureFile, Pictures } from './pictures.ts'
import type { Writer } from './replace-rows.ts'

/** Keeps every picture that the content uses; those that are there already are not sent again. */
export async function writeMedia(
  { transaction }: Writer,
  content: Content,
  pictures: Pictures,
): Promise<void> {
  const used = new Map(findPictures(content, pictures).map((picture) => [picture.sha256, picture]))
  const held = await transaction
    .selectFrom('media')
    .select('sha256')
    .where('sha256', 'in', ['', ...used.keys()])
    .execute()
  for (const { sha256 } of held) used.delete(sha256)
  for (const { sha256, name, contentType, width, height, bytes } of used.values()) {
    await transaction
      .insertInto('media')
      .values({ sha256, name, content_type: contentType, width, height, bytes })
      .execute()
  }
}

/** Removes the pictures that no record of any property refers to any more. */
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

/** Pictures stand in many fields of many records: whatever looks like one is one. */
function findPictures(content: Content, pictures: Pictures): PictureFile[] {
  const found: PictureFile[] = content.stores.flatMap(({ slug }) => {
    const logo = pictures.get(`logos/${slug}.svg`)
    return typeof logo === 'object' ? logo : []
  })
  const visit = (value: unknown): void => {
    if (isPicture(value)) found.push(value)
    else if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null && !('lineOf' in value))
      Object.values(value).forEach(visit)
  }
  visit(content)
  return found
}

function isPicture(value: unknown): value is PictureFile {
  return typeof value === 'object' && value !== null && 'sha256' in value && 'bytes' in value
}
