import type { SocialPostWire, SocialWire } from '@promenade/contract/resources/social'
import type { ResourceRequest } from '../resource-request.ts'
import { imageFields, pictureOf, pictureUrl } from '../pictures.ts'
import { createTexts } from '../texts.ts'

/** The published posts by network, newest first. */
export async function listSocialPosts(request: ResourceRequest): Promise<SocialWire> {
  const rows = await selectPosts(request).execute()
  const byNetwork = Map.groupBy(rows, ({ network }) => network)
  const social = [...byNetwork].map(([network, posts]) => [network, posts.map((row) => encode(row, request))])
  return { social: Object.fromEntries(social) }
}

function selectPosts({ database, property, now }: ResourceRequest) {
  return database
    .selectFrom('social_post')
    .selectAll()
    .select(pictureOf('social_post.picture').$notNull().as('media'))
    .where('property_id', '=', property.id)
    .where('posted_at', '<=', now)
    .orderBy('posted_at', 'desc')
    .orderBy('id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

function encode(row: Row, { locale }: ResourceRequest): SocialPostWire {
  const texts = createTexts(locale)
  const caption = texts.optional('caption', row.caption)
  const { image_url_alt_text, image_focal_point } = imageFields(texts, row.media, row.picture_alt)
  // We have one file for both resolutions.
  const resolution = { url: pictureUrl(row.media), width: row.media.width, height: row.media.height }
  return {
    id: row.slug,
    link: row.link,
    type: row.is_video ? 'video' : 'image',
    caption: caption === null ? null : { text: caption },
    images: { low_resolution: resolution, standard_resolution: resolution },
    image_url_alt_text,
    image_focal_point,
    user: row.account === null ? null : { username: row.account },
    created_time: String(Math.floor(row.posted_at.getTime() / 1000)),
    untranslated_fields: texts.untranslated,
  }
}
