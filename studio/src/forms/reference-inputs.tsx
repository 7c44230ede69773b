import { type KeyboardEvent, type ReactNode, use, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { detailsOf } from '@promenade/domain/locale/locale'
import { buttonLook } from '../components/button-look.ts'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'
import type { Field } from '../documents/fields.ts'
import { type ControlProps, useForm } from './form-context.ts'
import { type ReferenceOption, useReferenceOptions } from '../context/reference-options.ts'
import { SortableList } from './sortable-list.tsx'
import { textsOf } from './tags-input.tsx'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './reference-inputs.module.css'

interface ReferenceProps extends ControlProps {
  readonly field: Field
}

/** An input for a reference to a record, found by a part of its name. */
export function ReferenceInput({ field, path, value, ...props }: ReferenceProps) {
  const { set, isReadOnly } = useForm()
  const options = useReferenceOptions(field.folder)
  return (
    <Finder
      {...props}
      options={options}
      isReadOnly={isReadOnly}
      chosen={typeof value === 'string' ? value : ''}
      onChoose={(slug) => set(path, slug)}
    />
  )
}

/** An input for an ordered list of references to records. */
export function ReferencesInput({ field, path, value, label, ...props }: ReferenceProps) {
  const { messages: m } = useStudio()
  const { set, isReadOnly } = useForm()
  const options = useReferenceOptions(field.folder)
  const chosen = textsOf(value)
  const [round, setRound] = useState(0)
  const titleOf = (slug: string) => options.find((option) => option.slug === slug)?.title ?? slug
  return (
    <div className={primitives.closeStack}>
      <SortableList
        items={chosen}
        keyOf={(slug) => slug}
        nameOf={titleOf}
        isReadOnly={isReadOnly}
        onChange={(next) => set(path, next.length === 0 ? undefined : next)}
        render={(slug) => <span>{titleOf(slug)}</span>}
      />
      {!isReadOnly && (
        <Finder
          {...props}
          key={round}
          label={`${label}: ${m.form.addOne}`}
          placeholder={m.form.addOne}
          options={options.filter(({ slug }) => !chosen.includes(slug))}
          isReadOnly={false}
          chosen=""
          onChoose={(slug) => {
            if (slug === undefined) return
            set(path, [...chosen, slug])
            setRound(round + 1)
          }}
        />
      )}
    </div>
  )
}

interface FinderProps extends Omit<ControlProps, 'path' | 'value'> {
  readonly options: readonly ReferenceOption[]
  readonly chosen: string
  readonly isReadOnly: boolean
  readonly placeholder?: string
  readonly onChoose: (slug: string | undefined) => void
}

function Finder({ options, chosen, placeholder, onChoose, ...props }: FinderProps) {
  const { messages: m, locale } = useStudio()
  const { id, label, describedBy, isInvalid, isReadOnly } = props
  return (
    <I18nProvider locale={detailsOf(locale).iso}>
      <ComboBox
        aria-label={label}
        defaultItems={options}
        selectedKey={chosen === '' ? null : chosen}
        isReadOnly={isReadOnly}
        isInvalid={isInvalid}
        menuTrigger="focus"
        allowsEmptyCollection
        onSelectionChange={(key) => {
          const slug = key === null ? undefined : String(key)
          if (slug !== (chosen || undefined)) onChoose(slug)
        }}
      >
        <EnterChoosesFirst>
          <Input id={id} placeholder={placeholder ?? m.form.choose} aria-describedby={describedBy} />
          <Button className={buttonLook('plain icon small')} aria-label={m.form.choose}>
            <Icon name="down" size={16} />
          </Button>
        </EnterChoosesFirst>
        <Popover className={`${primitives.popover} ${styles.options}`}>
          <ListBox renderEmptyState={() => <p className={primitives.soft}>{m.form.nothingFound}</p>}>
            {({ slug, title: name }: ReferenceOption) => (
              <ListBoxItem id={slug} textValue={name} className={`${styles.option}`}>
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}

/** Enter takes the first record found if none is marked: otherwise what was typed would be gone without a word. */
function EnterChoosesFirst({ children }: { readonly children: ReactNode }) {
  const state = use(ComboBoxStateContext)
  const markFirst = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || state === null || !state.isOpen || state.inputValue === '') return
    const { selectionManager, collection } = state
    if (selectionManager.focusedKey === null) selectionManager.setFocusedKey(collection.getFirstKey())
  }
  return (
    <div className={`${inputs.input} ${styles.combo}`} onKeyDownCapture={markFirst}>
      {children}
    </div>
  )
}
