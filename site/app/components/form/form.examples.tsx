import type { Example } from '../example.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormFields } from './form-fields.tsx'
import type { FormField, FormWords } from './form-view.ts'
import { DonePanel } from './done-panel.tsx'

const words: FormWords = {
  problem: 'There is a problem',
  error: 'Error:',
  optional: '(optional)',
  trap: 'Leave this field empty',
  failed: {
    title: 'Error:',
    text: 'There was an error when trying to submit your request. Please try again later.',
  },
}

const fields: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'Full name', value: '', autoComplete: 'name' },
  {
    kind: 'text',
    name: 'email',
    label: 'E-mail',
    hint: 'We answer to this address.',
    value: 'ana@mail.example',
    type: 'email',
  },
  { kind: 'textarea', name: 'message', label: 'Your message', value: '', isOptional: true },
  {
    kind: 'select',
    name: 'language',
    label: 'Language of our mail to you',
    value: 'es',
    options: [
      { value: 'en', text: 'English' },
      { value: 'es', text: 'Español' },
    ],
  },
  {
    kind: 'file',
    name: 'photo',
    label: 'Your photo',
    hint: 'JPEG, PNG or WebP, 5 MB at most.',
    accept: 'image/jpeg,image/png,image/webp',
    max: { bytes: 5_242_880, fault: 'it is larger than 5 MB. Choose a smaller one.' },
  },
  {
    kind: 'checkbox',
    name: 'rules',
    label: 'I have read the rules and agree to them.',
    isChecked: true,
    link: { to: '#component-form', text: 'Read the rules' },
  },
]

const faulty: readonly FormField[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Full name',
    value: 'www.pills.example',
    fault: 'write a name without web addresses and without the signs < > @',
  },
  {
    kind: 'text',
    name: 'email',
    label: 'E-mail',
    hint: 'We answer to this address.',
    value: 'An address with unusually many letters and not a single sign that would make it one',
    type: 'email',
    fault: 'write the address like this: name@example.com',
  },
  {
    kind: 'textarea',
    name: 'message',
    label: 'Your message',
    value: '',
    fault: 'please fill this in.',
  },
  {
    kind: 'checkbox',
    name: 'agree',
    label:
      'Yes, Larchgate (8 Larch Street, Springwater, British Columbia V0N 0A1, Canada) may send me its newsletter by e-mail. I can leave any time: with the link in every letter, at once and without a login.',
    isChecked: false,
    fault: 'please tick this box to go on.',
  },
]

export const formExamples: readonly Example[] = [
  { name: 'to fill in', render: () => <FormFields fields={fields} words={words} prefix="example-" /> },
  {
    name: 'not taken',
    render: () => (
      <>
        <ErrorSummary fields={faulty} refusal={undefined} words={words} prefix="example-faulty-" />
        <FormFields fields={faulty} words={words} prefix="example-faulty-" />
      </>
    ),
  },
  {
    name: 'not known to have arrived',
    render: () => <ErrorSummary fields={[]} refusal={words.failed} words={words} prefix="example-failed-" />,
  },
  {
    name: 'taken',
    render: () => (
      <DonePanel
        id="example-done"
        outcome={{
          title: 'Thank You!',
          text: 'Your message has been received and you will hear from us shortly.',
        }}
      />
    ),
  },
  {
    name: 'taken, with a way on',
    render: () => (
      <DonePanel
        id="example-way"
        outcome={{
          title: 'You have left',
          text: 'No more letters come to you.',
          link: { to: '/', text: 'Home page' },
        }}
      />
    ),
  },
]
