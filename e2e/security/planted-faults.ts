import type { Page } from 'playwright-core'
import type { Attempt } from './attempts.ts'

/** Each does what an attacker would who has got text into a page; `globalThis.planted` says that it ran. */
const faults: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.append('globalThis.planted = true')
    document.body.append(script)
  },
  'a script of another origin': () => {
    const script = document.createElement('script')
    Reflect.set(script, 'src', 'https://evil.example/evil.js')
    document.body.append(script)
  },
  eval: () => {
    Reflect.apply(Reflect.get(globalThis, 'eval'), undefined, ['globalThis.planted = true'])
  },
  'new Function': () => {
    Reflect.construct(Function, ['globalThis.planted = true'])()
  },
  'text for setTimeout': () => {
    Reflect.apply(setTimeout, globalThis, ['globalThis.planted = true', 0])
  },
  innerHTML: () => {
    document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.planted = true">'
  },
  insertAdjacentHTML: () => {
    document.body.insertAdjacentHTML('beforeend', '<svg onload="globalThis.planted = true"></svg>')
  },
  'document.write': () => {
    Reflect.apply(document.write, document, ['<script>globalThis.planted = true</script>'])
  },
  'an inline handler': () => {
    const button = document.createElement('button')
    button.setAttribute('onclick', 'globalThis.planted = true')
    document.body.append(button)
    button.click()
  },
  'a javascript: address': () => {
    const link = document.createElement('a')
    link.href = 'javascript:globalThis.planted = true'
    document.body.append(link)
    link.click()
  },
  'a frame': () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    document.body.append(frame)
  },
  'a style attribute': () => {
    document.body.setAttribute('style', 'background: red')
  },
  'a style sheet': () => {
    const style = document.createElement('style')
    style.append('body { background: red }')
    document.head.append(style)
  },
  'a picture of another origin': () => {
    new Image().src = 'https://evil.example/evil.png'
  },
  'a request to another origin': () => {
    fetch('https://evil.example/').catch(() => undefined)
  },
  'a form to another origin': () => {
    const form = document.createElement('form')
    form.action = 'https://evil.example/'
    document.body.append(form)
    form.submit()
  },
  'another base': () => {
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
  },
}

/** Plants one after the other in a page. `countViolations` says how many the page has reported so far. */
export async function plantFaults(page: Page, countViolations: () => number): Promise<readonly Attempt[]> {
  const tries: Attempt[] = []
  for (const [name, plant] of Object.entries(faults)) {
    const before = countViolations()
    // From a timer of the page: what a debugger evaluates may do more than the page itself.
    await page.evaluate(`setTimeout(${plant.toString()}, 0)`)
    const isSeen = await polled(page, () => countViolations() > before)
    const hasRun = await page.evaluate(() => 'planted' in globalThis)
    tries.push({ name, isSafe: isSeen && !hasRun, seen: hasRun ? 'ran' : 'not reported' })
  }
  return tries
}

async function polled(page: Page, isTrue: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    if (isTrue()) return true
    await page.waitForTimeout(50)
  }
  return false
}
