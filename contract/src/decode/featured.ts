import type { DecodeContext } from './decode-context.ts'
import { readDescription } from './description.ts'
import { readFlag } from './flag.ts'
import { readInteger } from './number.ts'
import { type PictureFields, readPicture } from './picture.ts'
import { readRecord } from './record.ts'
import type { ItemContext } from './response.ts'
import { ownValue, type Row } from './row.ts'
import { readTexts } from './text.ts'
import { type TextFields, translated } from './translation.ts'

/** Decodes the fields that promotions and events have in common. Throws UnusableItem as `readRecord`. */
export function readFeatured(
  row: Row,
  texts: TextFields,
  picture: PictureFields,
  context: ItemContext<DecodeContext>,
) {
  return {
    ...readRecord(row, texts, context),
    ...readDescription(row, context),
    picture: readPicture(row, picture, context),
    tags: readTexts(translated(row, ['tags'], context)),
    isFeatured: readFlag(ownValue(row, 'is_featured')),
    homePosition: readInteger(ownValue(row, 'position_featured_on_home_page'), -1_000_000, 1_000_000),
  }
}
