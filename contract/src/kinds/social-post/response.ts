import type { Resource } from '../resource.ts'
import type { EditableSocialPosts } from './document.ts'
import type { SocialPost } from '@promenade/domain/mall/social-post'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Picture } from '@promenade/domain/mall/values'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { decodeObject, readList, type ItemContext, UnusableItem } from '../../decode/response.ts'
import { readInstant } from '../../decode/dates.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readId } from '../../decode/id.ts'
import { readWebAddress } from '../../decode/link.ts'
import { readInteger } from '../../decode/number.ts'
import { readAlt, readFocalPoint, readPicture } from '../../decode/picture.ts'
import { firstValue, isRow, ownValue, type Row } from '../../decode/row.ts'
import { readNetworkName } from '../../decode/social-links.ts'
import { readText } from '../../decode/text.ts'
import { readUntranslated, translated } from '../../decode/translation.ts'
import {
  addressSchema,
  alternativeTextSchema,
  focalPointSchema,
  pixelsSchema,
  textSchema,
  untranslatedFields,
} from '../../schema/fields.ts'

const resolutionSchema = z.strictObject({ url: addressSchema, width: pixelsSchema, height: pixelsSchema })

/** A post on a social network, in the shape of an early Instagram API. */
export const socialPostSchema = z
  .strictObject({
    id: textSchema,
    link: z.url({ protocol: /^https?$/ }).nullable(),
    type: z.enum(['image', 'video']),
    caption: z.strictObject({ text: textSchema }).nullable(),
    images: z.strictObject({ low_resolution: resolutionSchema, standard_resolution: resolutionSchema }),
    image_url_alt_text: alternativeTextSchema,
    image_focal_point: focalPointSchema,
    user: z.strictObject({ username: textSchema }).nullable(),
    created_time: z
      .string()
      .regex(/^\d{1,10}$/)
      .meta({ description: 'Seconds since 1970-01-01T00:00:00Z.', example: '1795000000' }),
    ...untranslatedFields,
  })
  .meta({ id: 'SocialPost' })

export type SocialPostJson = HasEveryField<
  EditableSocialPosts[number],
  SocialPostNames,
  z.infer<typeof socialPostSchema>
>

/** The network is the key of the list that holds the post. */
interface SocialPostNames {
  slug: 'id'
  network: never
  video: 'type'
  picture: 'images' | 'image_url_alt_text'
  account: 'user'
  posted: 'created_time'
}

/** The posts of the centre on social networks, by network. */
export const socialSchema = z
  .strictObject({ social: z.record(z.string().regex(/^[a-z]+$/), z.array(socialPostSchema)) })
  .meta({ id: 'Social', description: 'The posts of the centre on social networks, newest first.' })

export type SocialJson = z.infer<typeof socialSchema>

/** The posts of the centre on social networks. */
export const social = {
  path: 'social',
  summary: 'The posts of the centre on social networks',
  schema: socialSchema,
  decode: decodeSocial,
  sameBy: 'id',
} as const satisfies Resource

/** Decodes the posts of all networks, without duplicates; posts without a picture are left out. Throws UnreadableResponse. */
export function decodeSocial(response: unknown, context: DecodeContext): Decoded<readonly SocialPost[]> {
  return decodeObject('social', response, context, (row, context) => {
    const inner = ownValue(row, 'social')
    const ids = new Set<string>()
    return Object.entries(isRow(inner) ? inner : row)
      .slice(0, maxNetworks)
      .flatMap(([network, posts]) => readPosts(network, posts, context))
      .filter(({ id }) => !ids.has(id) && ids.add(id))
  })
}

const maxNetworks = 20

function readPosts(key: string, posts: unknown, context: ItemContext<DecodeContext>): readonly SocialPost[] {
  const network = readNetworkName(key)
  if (network === undefined) return []
  return readList(network, posts, context, (row, context, index) => readPost(network, row, context, index))
}

function readPost(network: string, row: Row, context: ItemContext<DecodeContext>, index: number): SocialPost {
  const picture = readPostPicture(row, context)
  if (picture === undefined) throw new UnusableItem('has no picture')
  const user = ownValue(row, 'user')
  const id = readId(ownValue(row, 'id')) ?? String(index + 1)
  return omitUndefined({
    id: `${network.replaceAll(/\s/g, '')}-${id}`,
    network,
    url: readWebAddress(firstValue(row, 'link', 'url')),
    picture,
    caption: readCaption(translated(row, texts.caption, context)),
    account: isRow(user) ? readText(ownValue(user, 'username'))?.replace(/^@\s*(?=\S)/, '') : undefined,
    isVideo: readText(ownValue(row, 'type'))?.toLowerCase() === 'video',
    postedAt: readPostedAt(row, context),
    untranslated: readUntranslated(row, texts, context),
  })
}

const texts = { caption: ['caption', 'text', 'message'], picture: ['image_url_alt_text'] } as const

/** Prefers the larger picture. Skips video files, which have `//video-` in their address. */
function readPostPicture(row: Row, context: ItemContext<DecodeContext>): Picture | undefined {
  const images = ownValue(row, 'images')
  const sizes = isRow(images) ? ['standard_resolution', 'low_resolution'].map((n) => ownValue(images, n)) : []
  const candidates = [...sizes.filter(isRow), { url: ownValue(row, 'image_url') }].filter(
    ({ url }) => typeof url !== 'string' || !url.includes('//video-'),
  )
  const found = candidates.map((size) => readPicture(size, pictureFields, context))
  const picture = found.find((candidate) => candidate !== undefined)
  const alt = readAlt(row, 'image_url_alt_text')
  const focalPoint = readFocalPoint(ownValue(row, 'image_focal_point'))
  return picture && omitUndefined({ ...picture, alt, focalPoint })
}

const pictureFields = { addresses: ['url'], width: 'width', height: 'height' }

/** Decodes a text or an object with a `text`. */
function readCaption(value: unknown): string | undefined {
  return readText(isRow(value) ? ownValue(value, 'text') : value)
}

/** Decodes Unix time in seconds, as number or text, else a date. */
function readPostedAt(row: Row, context: ItemContext<DecodeContext>): EpochMs | undefined {
  const seconds = readInteger(ownValue(row, 'created_time'), 1, maxSeconds)
  return seconds === undefined ? readInstant(row, 'created_time', context) : seconds * 1000
}

/** The end of the year 2199 as Unix time; later dates are mistakes (`decode/dates.ts`). */
const maxSeconds = 7_258_118_399
