import type { Theme } from '../theme.ts'

/** The look of the demo mall. Another theme is a file of the same shape beside it. */
export default {
  type: {
    'font-display': "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    'font-text': "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    'display-weight': '760',
    'display-tracking': '-0.035em',
  },
  colors: {
    paper: ['#f7f1e5', '#0e1a22'],
    'paper-raised': ['#fffbf2', '#182932'],
    'paper-sunk': ['#ece3d1', '#0a141a'],
    ink: ['#10222e', '#f3ebdc'],
    'ink-soft': ['#4c5a61', '#b4bdbf'],
    line: ['#cfc3ab', '#33454f'],
    'line-strong': ['#8c8472', '#6b7c85'],
    accent: ['#c4341a', '#ff7d57'],
    'on-accent': ['#fffbf2', '#0e1a22'],
    open: ['#1b6150', '#7fcdb5'],
    night: '#10222e',
    'on-night': '#f7f1e5',
    'on-night-soft': '#b9c6c9',
    'on-night-accent': '#ff7d57',
    'on-night-open': '#7fcdb5',
    'on-night-line': '#3a4c57',
    lamp: '#f2b84b',
    notice: '#f2d9a0',
    'on-notice': '#10222e',
    warning: '#f2b84b',
    danger: '#a1240d',
    'on-danger': '#fffbf2',
    plate: ['#fffdf8', '#f3ede0'],
    'on-plate': '#10222e',
  },
  shapes: {
    // A twisted rope: the building was a rope works.
    rule: 'repeating-linear-gradient(115deg, var(--ink) 0 7px, transparent 7px 11px)',
    radius: '3px',
    measure: '38rem',
    page: '82rem',
    gutter: 'clamp(1rem, 4vw, 3rem)',
    'space-section': 'clamp(2rem, 8vw, 6.5rem)',
  },
} satisfies Theme
