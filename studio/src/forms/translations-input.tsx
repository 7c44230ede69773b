import { lazy, Suspense } from 'react'
import { pathName } from '../documents/path.ts'
import { isGroup } from '@promenade/domain/studio/document'
import { useStudio } from '../context/studio-context.ts'
import { FaultText, fieldId, UndecidedNote } from './field-frame.tsx'
import type { Field } from '../documents/fields.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { TagsInput } from './tags-input.tsx'
import { WordsInput } from './text-inputs.tsx'

const RichText = lazy(() => import('./rich-text/rich-text.tsx'))

interface TranslationsProps extends ControlProps {
  readonly field: Field
}

/** A text in every language, side by side where there is room. */
export function TranslationsInput({ field, path, value, label, describedBy }: TranslationsProps) {
  const { messages: m } = useStudio()
  const { locales, faults } = useForm()
  return (
    <div className="languages">
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
          <div key={locale} className="language">
            <span className="language-name" aria-hidden="true">
              {m.languages[locale] ?? locale}
              {index > 0 && props.value === undefined && value !== undefined && (
                <em> · {m.form.missingHere}</em>
              )}
            </span>
            <OneLanguage {...props} field={field} locale={locale} />
            {fault !== undefined && <FaultText id={`${id}-fault`} fault={fault} field={field} />}
            <UndecidedNote path={inner} />
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
    <Suspense fallback={<div className="input rich waiting" />}>
      <RichText {...props} locale={locale} hasGalleries={field.hasGalleries} />
    </Suspense>
  )
}
