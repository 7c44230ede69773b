import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditablePopup } from './document.ts'
import type { Popup } from '@promenade/domain/mall/popup'
import { type ItemContext, UnusableItem } from '../../decode/response.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readLink } from '../../decode/link.ts'
import { readPeriod } from '../../decode/dates.ts'
import { imageFieldNames, readPicture } from '../../decode/picture.ts'
import { readRecord } from '../../decode/record.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { addressSchema, changedFields, idSchema, imageFields, instantSchema } from '../../schema/fields.ts'
import { optionalTextSchema, slugSchema, textSchema, untranslatedFields } from '../../schema/fields.ts'

/** A picture that opens over the home page. */
export const popupSchema = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    name: textSchema,
    ...imageFields,
    image_url: addressSchema,
    photo_link: optionalTextSchema.meta({ description: 'Target of the picture.' }),
    start_date: instantSchema.nullable(),
    end_date: instantSchema
      .nullable()
      .meta({ description: 'An instant of the last day, which is included. Null: no end.' }),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Popup', description: 'A picture that opens over the home page.' })

export type PopupJson = HasEveryField<EditablePopup, PopupNames, z.infer<typeof popupSchema>>

interface PopupNames {
  picture: 'image_url' | 'image_url_alt_text'
  link: 'photo_link'
  start: 'start_date'
  end: 'end_date'
}

/** Popups over the home page; those without a picture are left out. */
export const popups = {
  ...recordList({
    path: 'popups',
    summary: 'Pictures that open over the home page',
    schema: popupSchema,
    read: readPopup,
  }),
  sameBy: 'id',
} as const satisfies Resource

function readPopup(row: Row, context: ItemContext<DecodeContext>): Popup {
  const picture = readPicture(row, pictureFields, context)
  if (picture === undefined) throw new UnusableItem('has no picture')
  const link = readLink(ownValue(row, 'photo_link'), context)
  const period = readPeriod(row, context)
  return omitUndefined({ ...readRecord(row, texts, context), picture, link, period })
}

const texts = { name: ['name', 'slug'], picture: ['image_url_alt_text'] } as const

const pictureFields = { ...imageFieldNames, addresses: ['image_url', 'photo_url'] }
