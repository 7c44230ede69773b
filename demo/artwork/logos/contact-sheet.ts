import { readdirSync, writeFileSync } from 'node:fs'

/** Writes a page of all logos at the size the site shows them, to judge them side by side. */
const pictures = new URL('../../pictures/logos/', import.meta.url)
const only = process.argv.slice(3)
const cells = readdirSync(pictures)
  .filter((name) => name.endsWith('.svg') && (only.length === 0 || only.includes(name.slice(0, -4))))
  .map(
    (name) =>
      `<figure><img src="${new URL(name, pictures).href}" alt=""><figcaption>${name.slice(0, -4)}</figcaption></figure>`,
  )
const style =
  'body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#ddd8ce;font:9px sans-serif}' +
  'figure{margin:0}img{width:160px;height:96px;background:#fdfcf9;display:block}'
const target = process.argv[2] ?? 'contact-sheet.html'
writeFileSync(target, `<!doctype html><meta charset="utf-8"><style>${style}</style>${cells.join('')}`)
process.stdout.write(`${cells.length} logos on ${target}\n`)
