import { describe, expect, it } from 'vitest'
import { findUnsafeMarkup } from './unsafe-markup.ts'

describe('unsafe markup', () => {
  it.each([
    '<p><script>alert(1)</script>',
    '<img alt="a > b" src=x onerror=alert(1)>',
    "<a class='x' href=' java&#115;cript:alert(1)'>x</a>",
    '<a href="java\nscript:alert(1)">x</a>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="x"></iframe>',
    '<base href="//evil.example/">',
  ])('is found in %j', (html) => {
    expect(findUnsafeMarkup(`<main>${html}</main>`)).toBeDefined()
  })

  it.each([
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<a href="https://mall.example/?q=javascript:alert(1)" title="<img onerror=1>">x</a>',
    '<script>window.data = "<img src=x onerror=alert(1)>"</script><img src="/a.jpg" alt="on it=">',
  ])('is not seen in %j', (html) => {
    expect(findUnsafeMarkup(html)).toBeUndefined()
  })
})
