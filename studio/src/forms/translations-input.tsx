import { Suspense } from 'react'
import { pathName } from '../documents/path.ts'
import { isGroup } from '@promenade/domain/studio/document'
import { useStudio } from '../context/studio-context.ts'
import { FaultText, fieldId, ConflictNote } from './field-frame.tsx'
import type { Field } from '../documents/fields.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { RichText } from './lazy-controls.ts'
import { TagsInput } from './tags-input.tsx'
import { WordsInput } from './text-inputs.tsx'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './translations-input.module.css'

interface TranslationsProps extends ControlProps {
  readonly field: Field
}

/** Inputs for a text in every language, side by side if there is room. */
export function TranslationsInput({ field, path, value, label, describedBy }: TranslationsProps) {
  const { messages: m } = useStudio()
  const { locales, faults } = useForm()
  return (
    <div className={styles.languages}>
      {locales.map((locale, index) => {
        const inner = [...path, locale]
        const fault = faults.get(pathName(inner))
        const id = fieldId(inner)
        const props = {
          path: inner,
          value: isGroup(value) ? value[locale] : undefined,
          id,
          label: `${label}, ${m.languages[locale] ?? locale}`,
          describedBy: fault === undefined ? describedBy : [describedBy, `${id}-fault`].join(' '),
          isInvalid: fault !== undefined,
        }
        return (
          <div key={locale} className={`${primitives.stack} ${styles.language}`}>
            <span className={styles.languageName} aria-hidden="true">
              {m.languages[locale] ?? locale}
              {index > 0 && props.value === undefined && value !== undefined && (
                <em> · {m.form.missingHere}</em>
              )}
            </span>
            <OneLanguage {...props} field={field} locale={locale} />
            {fault !== undefined && <FaultText id={`${id}-fault`} fault={fault} field={field} />}
            <ConflictNote path={inner} />
          </div>
        )
      })}
    </div>
  )
}

export function OneLanguage({ field, locale, ...props }: TranslationsProps & { readonly locale: string }) {
  if (field.control === 'translated-tags') return <TagsInput {...props} />
  if (field.control === 'translations') return <WordsInput {...props} locale={locale} />
  return (
    <Suspense fallback={<div className={`${inputs.input} ${inputs.waiting} ${styles.waiting}`} />}>
      <RichText {...props} locale={locale} hasGalleries={field.hasGalleries} />
    </Suspense>
  )
}
