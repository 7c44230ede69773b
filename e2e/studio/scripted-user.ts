import type { Locale } from '@promenade/domain/locale/locale'
import type { Locator, Page } from 'playwright-core'

/**
 * Seconds of the keystroke-level model of Card, Moran and Newell: to point at something and press it, to type one key,
 * and to think of the next step. Each press and each text has one thought before it. What the machine takes comes on top.
 */
const seconds = { press: 1.1, key: 0.2, think: 1.35 }

export type Input = 'mouse' | 'touch' | 'keys'

interface InputCase {
  readonly input: Input
  readonly locale: Locale
}

/** Each input once, in both languages together. */
export const inputCases: readonly InputCase[] = [
  { input: 'mouse', locale: 'en' },
  { input: 'touch', locale: 'es' },
  { input: 'keys', locale: 'en' },
]

interface Goal {
  readonly presses: number
  readonly seconds: number
}

/**
 * Somebody who does a task with the mouse, by touch on a phone, or by keys alone; it counts. By keys a press is a place to which
 * one goes, and each Tab to it is a key.
 */
export class ScriptedUser {
  readonly page: Page
  private readonly input: Input
  private presses = 0
  private keys = 0
  private thoughts = 0
  private hasPressed = false
  private begun = 0

  constructor(page: Page, input: Input) {
    this.page = page
    this.input = input
  }

  /** Begins to count. */
  begin(): void {
    this.presses = this.keys = this.thoughts = 0
    this.begun = performance.now()
  }

  /** Presses the middle of something, or its beginning: the hour of a time. */
  async press(target: Locator, place: 'middle' | 'begin' = 'middle'): Promise<void> {
    this.presses += 1
    this.thoughts += 1
    this.hasPressed = true
    if (this.input === 'keys') {
      await this.goTo(target)
      if (place === 'begin') await this.key('ArrowLeft', 'ArrowLeft')
      await this.key(...(await target.evaluate(keysThatPress)))
      return
    }
    const options = place === 'begin' ? { position: { x: 16, y: 16 } } : {}
    await (this.input === 'touch' ? target.tap(options) : target.click(options))
  }

  /** Presses the keys of an act instead of its button. */
  async shortcut(keys: string): Promise<void> {
    this.presses += 1
    this.thoughts += 1
    this.hasPressed = true
    await this.key(keys)
  }

  /** Types a text where the focus is. */
  async write(text: string): Promise<void> {
    if (!this.hasPressed) this.thoughts += 1
    this.hasPressed = false
    this.keys += text.length
    await this.page.keyboard.insertText(text)
  }

  /** Types keys one by one: digits of a day or a time, or the name of a key. */
  async type(...keys: readonly string[]): Promise<void> {
    this.hasPressed = false
    await this.key(...keys)
  }

  /** Presses the button of a picture, and a file in the window of the system. */
  async chooseFile(button: Locator, file: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.press(button)
    this.presses += 1
    this.thoughts += 1
    await (await chooser).setFiles(file)
  }

  /** The cost of the task: presses, seconds of the person, and seconds of the machine in this run. */
  count(): Goal & { readonly machine: number } {
    const pointed = this.input === 'keys' ? 0 : this.presses * seconds.press
    const own = pointed + this.keys * seconds.key + this.thoughts * seconds.think
    const machine = (performance.now() - this.begun) / 1_000
    return { presses: this.presses, seconds: Math.round(own), machine: Math.round(machine * 10) / 10 }
  }

  /** Prints the cost of the task. Throws where it misses its goal. */
  checkGoal(goal: Goal, task: string): void {
    const took = this.count()
    process.stdout.write(`${task}: ${JSON.stringify(took)}\n`)
    if (took.presses > goal.presses || took.seconds > goal.seconds)
      throw new Error(`The goal of “${task}” is ${JSON.stringify(goal)}.`)
  }

  private async key(...keys: readonly string[]): Promise<void> {
    this.keys += keys.length
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Moves the focus with Tab, back with Shift, and with an arrow within a choice. */
  private async goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let moves = 0; moves < 150; moves += 1) {
      // A list over the page hides the rest of it.
      const key = (await target.count()) === 0 ? 'Tab' : await target.evaluate(keyTowards)
      if (key === undefined) return
      await this.key(key)
    }
    throw new Error(`No key leads to ${String(target)}.`)
  }
}

/** Runs in the page. The key that brings the focus nearer to an element; undefined: it is there. */
function keyTowards(element: Element): string | undefined {
  const focused = document.activeElement ?? document.body
  if (element.contains(focused)) return undefined
  const isChoice = [element, focused].every((one) => one instanceof HTMLInputElement && one.type === 'radio')
  if (isChoice && element.getAttribute('name') === focused.getAttribute('name')) return 'ArrowDown'
  const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore !== 0 && focused !== document.body ? 'Shift+Tab' : 'Tab'
}

/** Runs in the page. What presses the element that has the focus; a field to type into needs nothing. */
function keysThatPress(): readonly string[] {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement) return ['checkbox', 'file'].includes(focused.type) ? ['Space'] : []
  return focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement ? ['Enter'] : []
}
