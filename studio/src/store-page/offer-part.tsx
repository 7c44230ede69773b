import { type Locale, locales } from '@promenade/domain/locale/locale'
import { Field } from './field.tsx'
import { Part } from './part.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { type Answers, useStore } from './store-context.ts'
import { useDraft } from './use-draft.ts'
import type { Typed } from '../context/use-kept.ts'
import primitives from '../theme/primitives.module.css'
import styles from './store-page.module.css'

/** An offer of the store, which the centre looks at before visitors do. */
export function OfferPart() {
  const { page, words, locale } = useStore()
  const { today } = page.mall
  const draft = useDraft('offer', {
    start: today,
    end: '',
  })
  const { fields, change } = draft
  const isAgain = page.sent.some(({ part }) => part === 'offer')
  return (
    <Part
      name="offer"
      now={null}
      change={isAgain ? words.another : words.add}
      draft={draft}
      read={() => readOffer(fields, locale)}
    >
      {(fault) => (
        <>
          <Texts isRequired locale={locale} fields={fields} fault={fault} onChange={change} />
          <div className={styles.times}>
            {(['start', 'end'] as const).map((end) => (
              <Field key={end} label={words[end]} fault={fault(`offer.${end}`)}>
                {(described) => (
                  <input
                    {...described}
                    type="date"
                    required
                    min={today}
                    value={fields[end] ?? ''}
                    onChange={({ target }) => change({ [end]: target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
          <PictureChoice fields={fields} fault={fault('offer.picture')} onChange={change} />
          <Field label={words.from} help={words.fromHelp}>
            {(described) => (
              <input
                {...described}
                type="date"
                min={today}
                value={fields['from'] ?? ''}
                onChange={({ target }) => change({ from: target.value })}
              />
            )}
          </Field>
          {locales
            .filter(({ code }) => code !== locale)
            .map(({ code }) => (
              <details key={code}>
                <summary>
                  {words.alsoIn(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code)}
                </summary>
                <div className={primitives.stack}>
                  <Texts locale={code} fields={fields} fault={() => undefined} onChange={change} />
                </div>
              </details>
            ))}
        </>
      )}
    </Part>
  )
}

interface TextsProps {
  readonly locale: Locale
  readonly isRequired?: boolean
  readonly fields: Typed
  readonly fault: (path: string) => string | undefined
  readonly onChange: (fields: Typed) => void
}

function Texts({ locale, isRequired = false, fields, fault, onChange }: TextsProps) {
  const { words } = useStore()
  return (
    <>
      <Field label={words.name} fault={fault('offer.name')}>
        {(described) => (
          <input
            {...described}
            required={isRequired}
            lang={locale}
            maxLength={100}
            value={fields[`name ${locale}`] ?? ''}
            onChange={({ target }) => onChange({ [`name ${locale}`]: target.value })}
          />
        )}
      </Field>
      <Field label={words.description} fault={fault('offer.description')}>
        {(described) => (
          <textarea
            {...described}
            required={isRequired}
            lang={locale}
            rows={4}
            maxLength={5_000}
            value={fields[`description ${locale}`] ?? ''}
            onChange={({ target }) => onChange({ [`description ${locale}`]: target.value })}
          />
        )}
      </Field>
    </>
  )
}

function readOffer(fields: Typed, locale: Locale): Answers {
  const texts = (name: string) =>
    Object.fromEntries(
      locales.flatMap(({ code }) => {
        const text = fields[`${name} ${code}`]?.trim()
        return text ? [[code, text]] : []
      }),
    )
  const { path = '', alt = '', start = '', end = '', from = '' } = fields
  return {
    offer: {
      name: texts('name'),
      description: texts('description'),
      start,
      end,
      ...(path === '' ? {} : { picture: { path, alt: { [locale]: alt } } }),
      ...(from === '' ? {} : { from }),
    },
  }
}
