import { findForeignText } from './find-foreign-text.ts'
import { tongues } from './tongues.ts'
import type { PlantedFault } from './planted-fault.ts'
import { hears, tells } from './questions.ts'

const coral = 'color: #c4341a !important'
const onlyCoral = `background: none !important; ${coral}; outline: none !important`

/** What is said, to whom, and by what but a colour. */
export const wordPlants: readonly PlantedFault[] = [
  {
    what: 'an English text in a Spanish page, not marked',
    path: '/es/hours',
    spoil: () => {
      const text = document.createElement('p')
      text.textContent = 'The ferry leaves at noon, and the doors are open for you until it is back.'
      document.querySelector('main')?.append(text)
    },
    ask: (page) => page.evaluate(findForeignText, tongues),
  },
  {
    what: 'a name of the other language on a button',
    path: '/es/hours',
    spoil: () => {
      document.querySelector('header button, header a')?.setAttribute('aria-label', 'Skip to content')
    },
    ask: (page) => page.evaluate(findForeignText, tongues),
  },
  {
    what: 'a count that no live region says',
    path: '/stores',
    spoil: () => {
      for (const region of document.querySelectorAll('[role="status"]')) region.removeAttribute('role')
    },
    ask: hears('a letter of the directory'),
  },
  {
    what: 'live regions that are off',
    path: '/stores',
    spoil: () => {
      for (const region of document.querySelectorAll('[role="status"]'))
        region.setAttribute('aria-live', 'off')
    },
    ask: hears('a letter of the directory'),
  },
  {
    what: 'a new page that leaves the focus where it was',
    path: '/hours',
    spoil: holdFocus,
    ask: hears('another page'),
  },
  {
    what: 'a mistake that nobody is told of',
    path: '/contact-us',
    spoil: holdFocus,
    ask: hears('a form that was not taken'),
  },
  {
    what: 'a mistake that only a colour shows',
    path: '/contact-us',
    css: 'main form div { border-left-width: 0 !important } [id$="-fault"] { display: none !important } [aria-invalid] { border-color: red !important }',
    ask: tells('a field with a mistake'),
  },
  {
    what: 'a chosen letter that only a colour shows',
    path: '/stores?letter=B',
    css: `main a[href*="letter"][aria-current] { ${onlyCoral} }`,
    ask: tells('the chosen letter'),
  },
  {
    what: 'a chosen level that only a colour shows',
    path: '/map',
    css: `main a[href*="level"][aria-current] { ${onlyCoral} }`,
    ask: tells('the chosen level'),
  },
  {
    what: 'links in a text that only a colour shows',
    path: '/pages/directions-and-parking',
    css: `main p a, main li a { text-decoration: none !important; font-weight: inherit !important; ${coral} }`,
    ask: tells('a link in a text'),
  },
]

/** Runs in the page: no script moves the focus any more. */
function holdFocus(): void {
  HTMLElement.prototype.focus = () => {}
}
