import type { Grounds } from './card.ts'

/** What logos stand on: the paper of a theme's light scheme, and its night for logos too light for that. */
export function groundsOf(theme: string): Grounds {
  return { light: colourOf(theme, 'paper'), dark: colourOf(theme, 'night') }
}

function colourOf(theme: string, name: string): string {
  const declared = new RegExp(`--${name}:\\s*(?:light-dark\\(\\s*)?(#[0-9a-f]{3,8})\\b`, 'i').exec(theme)?.[1]
  if (declared === undefined) throw new Error(`The theme gives --${name} no colour in the form #rrggbb.`)
  return declared
}
