import type { DocumentOf } from '@promenade/contract/kinds/documents'
import type { SocialPostJson, SocialJson } from '@promenade/contract/kinds/social-post/response'
import { type ContentRequest, timeZoneOf } from '../content-request.ts'
import { isBegun, startOf } from '../instants.ts'
import { altOf, findPicture, imageFields, pictureUrl } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { createTexts } from '../texts.ts'

/** The published posts by network, newest first. */
export function getSocialPosts(request: ContentRequest): SocialJson {
  const { documents, now } = request
  const timeZone = timeZoneOf(documents)
  const posts = recordsOf['social-post'](documents)
    .map((entry) => ({ ...entry, postedAt: startOf(entry.value.posted, timeZone) ?? 0 }))
    .filter(({ postedAt }) => isBegun(postedAt, now))
    .toSorted((a, b) => b.postedAt - a.postedAt || a.entryId - b.entryId)
  const byNetwork = Map.groupBy(posts, ({ value }) => value.network)
  return {
    social: Object.fromEntries(
      [...byNetwork].map(([network, ofNetwork]) => [
        network,
        ofNetwork.flatMap((post) => encode(post, request)),
      ]),
    ),
  }
}

interface Post extends Published<DocumentOf<'social-post'>> {
  readonly postedAt: number
}

function encode({ slug, value, postedAt }: Post, { documents, locale }: ContentRequest): SocialPostJson[] {
  const picture = findPicture(documents, value.picture)
  if (picture === undefined) return []
  const texts = createTexts(locale)
  const caption = texts.optional('caption', value.caption)
  const { image_url_alt_text, image_focal_point } = imageFields(texts, picture, altOf(value.picture))
  // We have one file for both resolutions.
  const resolution = { url: pictureUrl(picture), width: picture.width, height: picture.height }
  return [
    {
      id: slug,
      link: value.link ?? null,
      type: value.video ? 'video' : 'image',
      caption: caption === null ? null : { text: caption },
      images: { low_resolution: resolution, standard_resolution: resolution },
      image_url_alt_text,
      image_focal_point,
      user: value.account === undefined ? null : { username: value.account },
      created_time: String(Math.floor(postedAt / 1000)),
      untranslated_fields: texts.untranslated,
    },
  ]
}
