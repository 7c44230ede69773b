import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Two lamps', 'Two lamps'],
  ['<p>Two <b>lamps</b></p>\n<p>for one &amp; all</p>', 'Two lamps \nfor one & all'],
  ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
  ['<p>one\nline</p>\n<p>and another</p>', 'one line\nand another'],
  ['Two\nlines', 'Two\nlines'],
  ['a<br>b &lt;i&gt;', 'a\nb <i>'],
  ['&amp;lt;', '&lt;'],
  [
    '<p>a</p><figure><img src="1a/b.webp" alt="Two &amp; one"><figcaption>Ana</figcaption></figure>',
    'a\n[b.webp: Two & one] Ana',
  ],
  ['<figure><img src="1a/b.webp" alt=""></figure>', '[b.webp]'],
])('reads %s', (html, text) => {
  expect(
    plainText(html)
      .replaceAll(/ +\n ?/g, '\n')
      .replaceAll(/\n /g, '\n'),
  ).toBe(text.replaceAll(' \n', '\n'))
})
