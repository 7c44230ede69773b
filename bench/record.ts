import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '..', 'docs', 'measurements.md')

/** Replaces the section of a part in `docs/measurements.md`, or adds it at the end. */
export function recordSection(name: string, section: string): void {
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, section))
}

/** The text with another section `## bench NAME`, which ends where the next one of its level begins. */
export function replaceSection(text: string, name: string, section: string): string {
  const parts = text.split(/^(?=## )/m)
  const place = parts.findIndex((part) => new RegExp(`^## bench ${name}\\b`).test(part))
  const next = `${section.trim()}\n`
  if (place === -1) return `${text.trimEnd()}\n\n${next}`
  return parts.with(place, place === parts.length - 1 ? next : `${next}\n`).join('')
}
