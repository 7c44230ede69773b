import { plainText } from '../documents/plain-text.ts'
import { Field } from './field.tsx'
import { Part } from './part.tsx'
import { StorePicture } from './store-picture.tsx'
import { textIn, useStore } from './store-context.ts'
import { useDraft } from './use-draft.ts'
import primitives from '../theme/primitives.module.css'
import styles from './store-page.module.css'

/** What only the centre changes, and a message to it. */
export function MessagePart() {
  const { page, words, locale } = useStore()
  const { store } = page
  const draft = useDraft('message', { message: '' })
  const { fields, change } = draft
  const message = fields['message'] ?? ''
  return (
    <Part
      name="message"
      now={
        <div className={primitives.closeStack}>
          <p className={primitives.note}>{words.brandHelp}</p>
          {store.logo !== null && <StorePicture isLogo path={store.logo} alt={words.logo} />}
          <p>
            <b>{textIn(store.name, locale)}</b>
            <br />
            {store.categories.map((category) => textIn(category, locale)).join(' · ')}
          </p>
          <details>
            <summary>{words.about}</summary>
            <p className={styles.description}>{plainText(textIn(store.description, locale))}</p>
          </details>
        </div>
      }
      change={words.tell}
      draft={draft}
      read={() => ({ message })}
    >
      {(fault) => (
        <Field label={words.yourMessage} fault={fault('message')}>
          {(described) => (
            <textarea
              {...described}
              required
              rows={4}
              maxLength={2_000}
              value={message}
              onChange={({ target }) => change({ message: target.value })}
            />
          )}
        </Field>
      )}
    </Part>
  )
}
