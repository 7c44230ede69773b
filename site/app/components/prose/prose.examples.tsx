import type { Example } from '../example.ts'
import { Prose } from './prose.tsx'

const html = `
<p>A paragraph with <strong>strong words</strong>, <em>a lean</em> and <a href="/hours">a link</a>.</p>
<h2>A heading</h2>
<ul><li>One thing</li><li>Another thing</li></ul>
<blockquote>Something somebody said.</blockquote>
<table><caption>Parking</caption><thead><tr><th scope="col">Deck</th><th scope="col">Spaces</th></tr></thead><tbody><tr><td>North</td><td>820</td></tr></tbody></table>
`

const illustrated = `
<p>A paragraph before a picture.</p>
<figure><img src="/favicon.svg" alt="The mark of the centre" width="160" height="160" loading="lazy"><figcaption>A caption, with <em>who took it</em></figcaption></figure>
<p>A paragraph after it.</p>
`

export const proseExamples: readonly Example[] = [
  { name: 'what editors write', render: () => <Prose html={html} /> },
  { name: 'a picture between paragraphs', render: () => <Prose html={illustrated} /> },
]
