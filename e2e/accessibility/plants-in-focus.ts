import type { PlantedFault } from './planted-fault.ts'
import { makes, walks } from './questions.ts'

/** Where the focus goes, and how it is seen. */
export const focusPlants: readonly PlantedFault[] = [
  {
    what: 'a later link comes before an earlier one',
    path: '/login',
    spoil: () => {
      const links = [...document.querySelectorAll<HTMLElement>('footer a')]
      for (const [place, link] of links.entries()) link.tabIndex = links.length - place
    },
    ask: walks('order'),
  },
  {
    what: 'a list is shown from its end',
    path: '/pages',
    css: 'footer ul { display: flex !important; flex-direction: column-reverse !important }',
    ask: walks('order'),
  },
  {
    what: 'a link does not let the focus go',
    path: '/login',
    spoil: () => {
      const link = document.querySelector('main a, footer a')
      link?.addEventListener('keydown', (event) => event.preventDefault())
    },
    ask: walks('trapped'),
  },
  {
    what: 'no sign of the focus',
    path: '/login',
    css: '*:focus-visible { outline: none !important; box-shadow: none !important }',
    ask: walks('unseen'),
  },
  {
    what: 'a sign of the focus in the colour of the ground',
    path: '/login',
    css: '*:focus-visible { outline-color: transparent !important; box-shadow: none !important }',
    ask: walks('unseen'),
  },
  {
    what: 'a bar covers what has the focus',
    path: '/login',
    css: 'body::after { content: ""; position: fixed; inset: 30% 0 0 0; z-index: 99; background: #fff }',
    ask: walks('covered'),
  },
  {
    what: 'what has the focus stands beside the window',
    path: '/login',
    css: 'footer a:focus { position: fixed !important; left: -900px !important }',
    ask: walks('outside'),
  },
  {
    what: 'a choice that only a mouse reaches',
    path: '/stores',
    spoil: () => {
      for (const link of document.querySelectorAll<HTMLElement>('main a[href*="letter"]')) link.tabIndex = -1
    },
    ask: makes('choose a letter'),
  },
  {
    what: 'the focus is lost by a press',
    path: '/stores',
    spoil: () => {
      document.addEventListener('click', () =>
        setTimeout(() => document.querySelector<HTMLElement>(':focus')?.blur()),
      )
    },
    ask: makes('choose a letter'),
  },
]
