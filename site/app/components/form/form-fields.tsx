import { Checkbox } from './checkbox.tsx'
import { Select } from './select.tsx'
import { fieldId } from './field-frame.tsx'
import { FileInput } from './file-input.tsx'
import type { FormField, FormWords } from './form-view.ts'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

interface FormFieldsProps {
  fields: readonly FormField[]
  words: FormWords
  /** Forms of one page need distinct ids. */
  prefix?: string
}

export function FormFields({ fields, words, prefix = '' }: FormFieldsProps) {
  return fields.map((field) => {
    const shared = { id: fieldId(field, prefix), words }
    switch (field.kind) {
      case 'text':
        return <TextInput key={field.name} {...shared} field={field} />
      case 'textarea':
        return <TextArea key={field.name} {...shared} field={field} />
      case 'checkbox':
        return <Checkbox key={field.name} {...shared} field={field} />
      case 'select':
        return <Select key={field.name} {...shared} field={field} />
      case 'file':
        return <FileInput key={field.name} {...shared} field={field} />
    }
  })
}
