import { Field } from './field.tsx'
import { Part } from './part.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { StorePicture } from './store-picture.tsx'
import { textIn, useStore } from './store-context.ts'
import { useDraft } from './use-draft.ts'
import primitives from '../theme/primitives.module.css'

/** The picture of the store. */
export function PicturePart() {
  const { page, words, locale } = useStore()
  const { picture, mall } = page
  const draft = useDraft('picture', {
    path: '',
    alt: '',
    from: '',
  })
  const { fields, change } = draft
  const { path = '', alt = '', from = '' } = fields
  return (
    <Part
      name="picture"
      now={
        picture === null ? (
          <p className={primitives.soft}>{words.noPicture}</p>
        ) : (
          <StorePicture path={picture.path} alt={textIn(picture.alt ?? {}, locale)} />
        )
      }
      confirm={picture === null ? undefined : { picture: { path: picture.path } }}
      change={picture === null ? words.choose : words.chooseOther}
      draft={draft}
      read={() => ({
        picture: { path, alt: { [locale]: alt }, ...(from === '' ? {} : { from }) },
      })}
    >
      {(fault) => (
        <>
          <PictureChoice fields={fields} fault={fault('picture')} onChange={change} />
          <Field label={words.from} help={words.fromHelp} fault={fault('picture.from')}>
            {(described) => (
              <input
                {...described}
                type="date"
                min={mall.today}
                value={from}
                onChange={({ target }) => change({ from: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </Part>
  )
}
