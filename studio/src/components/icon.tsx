/** Outlines on a grid of 24, drawn with one stroke. */
const shapes = {
  today: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 7.5V12l3 2',
  offers: 'M4 12.5 12.5 4H20v7.5L11.5 20zM16 8h.01',
  stores: 'M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-5h4v5',
  hours: 'M5 5h14v15H5zM5 9.5h14M9 3v4M15 3v4M9 14h6',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  pages: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  pictures: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9h.01',
  people: 'M4 6h16v12H4zM4 7l8 6 8-6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5M7 14.5v5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  search: 'M5 11a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14 6l-6 6 6 6',
  forward: 'M10 6l6 6-6 6',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  up: 'M12 19V6M7 11l5-5 5 5',
  down: 'M12 5v13M7 13l5 5 5-5',
  add: 'M12 5v14M5 12h14',
  bin: 'M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  check: 'M5 13l4.5 4.5L19 7',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3h.01',
  bold: 'M8 5h5a3.2 3.2 0 0 1 0 6.8H8zM8 11.8h6a3.4 3.4 0 0 1 0 7H8z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  bullets: 'M5 7h.01M5 12h.01M5 17h.01M9 7h11M9 12h11M9 17h11',
  numbers: 'M5 5v4M4 15h2l-2 3h2M10 7h10M10 12h10M10 17h10',
  quote: 'M6 17c2-1 3-3 3-6H5V6h5v5M14 17c2-1 3-3 3-6h-4V6h5v5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  language:
    'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M4.5 9.5h15M4.5 14.5h15M12 4c-3 4.5-3 11.5 0 16M12 4c3 4.5 3 11.5 0 16',
  open: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
} as const

export type IconName = keyof typeof shapes

/** An icon beside a text that says the same, so it is hidden from screen readers. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  // Grows with the letters beside it.
  const side = `${size / 16}rem`
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'drag' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
