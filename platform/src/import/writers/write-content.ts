import type { EditableMetaData } from '@promenade/contract/editing/meta-data'
import type { EditableSocialPosts } from '@promenade/contract/editing/social'
import type { Content } from '../content.ts'
import { startInstant } from '../instants.ts'
import type { MapContent } from '../check-map.ts'
import { writeAnnouncements } from './announcements.ts'
import { writeBlogs } from './blogs.ts'
import { writeCategories } from './categories.ts'
import { columns, pictureColumns, pictureHash } from './columns.ts'
import { writeBanners, writeGalleries } from './galleries.ts'
import { writeHomepage } from './homepage.ts'
import { writePages } from './pages.ts'
import { writePointsOfInterest } from './points-of-interest.ts'
import { propertyRow } from './property.ts'
import { replaceProperty, replaceRows, type Row, type Writer } from './replace-rows.ts'
import { writeStores } from './stores.ts'
import { createContentWriter, type ContentWriter } from './content-writer.ts'

/** Writes the whole content of a property but its map; returns how many rows were touched. */
export async function writeContent(writer: Writer, content: Content): Promise<number> {
  const touchedProperty = await replaceProperty(writer, propertyRow(content))
  const writing = createContentWriter(writer, content)
  await writeCategories(writing)
  const storeIds = await writeStores(writing)
  await writeAnnouncements(writing, storeIds)
  await writeHomepage(writing, storeIds)
  await writeBlogs(writing)
  await writeGalleries(writing)
  await writeBanners(writing)
  await writePages(writing)
  await writePointsOfInterest(writing)
  await writeSocialPosts(writing)
  await writeMetaData(writing)
  return touchedProperty + writing.touched()
}

async function writeSocialPosts({ content, replace }: ContentWriter): Promise<void> {
  await replace('social_post', {
    key: ['property_id', 'slug'],
    rows: content.social.map((post) => socialPostRow(post, content)),
  })
}

function socialPostRow(post: EditableSocialPosts[number], content: Content): Row<'social_post'> {
  return {
    ...columns(post, ['slug', 'network', 'link', 'caption', 'account']),
    ...pictureColumns(post.picture, content.pictures),
    is_video: post.video,
    posted_at: startInstant(post.posted, content),
  }
}

async function writeMetaData({ content, replace }: ContentWriter): Promise<void> {
  await replace('meta_data', {
    key: ['property_id', 'path'],
    rows: content.metaData.map((page) => metaDataRow(page, content)),
  })
}

function metaDataRow(page: EditableMetaData[number], { pictures }: Content): Row<'meta_data'> {
  const { picture } = page
  return {
    ...columns(page, ['path', 'title', 'description', 'keywords']),
    picture: picture === undefined ? null : pictureHash(picture.path, pictures),
    picture_alt: picture?.alt ?? null,
  }
}

/** Writes the map of a property; returns how many rows were touched. */
export async function writeMap(writer: Writer, map: MapContent | undefined): Promise<number> {
  const rows = map?.files.map((file) => ({ ...file, format: map.format })) ?? []
  return replaceRows(writer, { table: 'map_file', key: ['property_id', 'name'], rows })
}
