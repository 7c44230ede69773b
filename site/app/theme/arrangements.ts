/**
 * The arrangements of each part of a page, from which a theme chooses one by name, with the CSS custom properties that each
 * sets. All arrangements of a part set the same properties.
 */
export const arrangements = {
  header: {
    /** The mall's name at the start, menu and tools at the end; on phones the menu button is the last. */
    'sign-first': {
      'sign-order': '0',
      'sign-flex': '1 1 0',
      'header-page': 'var(--page)',
      'sign-justify': 'start',
      'sign-margin': '0',
      'menu-display': 'block',
      'menu-list': 'flex',
      'menu-rest-order': '0',
      'menu-order': '1',
      'menu-justify': 'center',
      'menu-width': '44px',
      'menu-wrap': 'wrap',
      'tools-display': 'contents',
    },
    /** The mall's name in the middle, three groups of the menu before it, the others and the tools after it. */
    'sign-centered': {
      'sign-order': '1',
      'sign-flex': '0 1 auto',
      'header-page': 'none',
      'sign-justify': 'center',
      'sign-margin': 'auto',
      // The groups are items of the header's row, so that the name can stand between them.
      'menu-display': 'contents',
      'menu-list': 'contents',
      'menu-rest-order': '2',
      'menu-order': '0',
      'menu-justify': 'start',
      // As wide as the two tools, so that the name stands in the middle.
      'menu-width': '88px',
      'menu-wrap': 'nowrap',
      'tools-display': 'flex',
    },
  },
  heads: {
    /** A line above the whole width, the title below it and the link at the end. */
    ruled: {
      'head-border': 'var(--edge)',
      'head-justify': 'space-between',
      'head-align': 'start',
      'head-title-flex': '0 1 auto',
      'head-ornament': 'none',
    },
    /** The theme's ornament, the title below it, then the link, all in the middle. */
    centered: {
      'head-border': '0',
      'head-justify': 'center',
      'head-align': 'center',
      'head-title-flex': '1 0 100%',
      'head-ornament': "''",
    },
  },
  cards: {
    /** A picture with words below it, on the page itself. */
    plain: {
      'card-padding': '0',
      'card-ground': 'none',
      'card-border': '0',
      'card-radius': '0',
      'card-shadow': 'none',
      'card-align': 'start',
    },
    /** On a ground of its own with a thin frame, its text centred. */
    framed: {
      'card-padding': 'clamp(0.5rem, 1.2vw, 0.875rem) clamp(0.5rem, 1.2vw, 0.875rem) 1.25rem',
      'card-ground': 'var(--paper-raised)',
      'card-border': '1px solid var(--line)',
      'card-radius': 'var(--radius)',
      'card-shadow': 'none',
      'card-align': 'center',
    },
  },
  footer: {
    /** The mall's name as wide as the page. */
    'great-sign': {
      'footer-radius': '0',
      'footer-align': 'start',
      'footer-margin': '0',
      'footer-column': '9.5rem',
      'footer-justify': 'space-between',
      'footer-sign-size': 'clamp(3.5rem, 15vw, 12rem)',
      'footer-sign-size-phone': '3rem',
    },
    /** Below an arch, centred, with the mall's name as large as a title. */
    arch: {
      'footer-radius': '50% 50% 0 0 / clamp(1.5rem, 5vw, 5rem) clamp(1.5rem, 5vw, 5rem) 0 0',
      'footer-align': 'center',
      'footer-margin': 'auto',
      'footer-column': '8.5rem',
      'footer-justify': 'center',
      'footer-sign-size': 'clamp(2.5rem, 6vw, 4.5rem)',
      'footer-sign-size-phone': '2.25rem',
    },
  },
} as const

type Arrangements = typeof arrangements

/** The chosen arrangement of each part. */
export type Arrangement = { readonly [Part in keyof Arrangements]: keyof Arrangements[Part] }

export const arrangementNames = [
  'header',
  'heads',
  'cards',
  'footer',
] as const satisfies readonly (keyof Arrangements)[]
