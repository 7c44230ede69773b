import type { Locator, Page } from 'playwright-core'

/**
 * Seconds of the keystroke-level model of Card, Moran and Newell: to point at something and press it, to type one key,
 * and to think of the next step. Each press and each text has one thought before it. What the machine takes comes on top.
 */
const seconds = { press: 1.1, key: 0.2, think: 1.35 }

/** Somebody who does a task with the mouse, or by touch on a phone; it counts. */
export class ScriptedUser {
  readonly page: Page
  private readonly isTouch: boolean
  private presses = 0
  private keys = 0
  private thoughts = 0
  private hasPressed = false
  private begun = 0

  constructor(page: Page, isTouch: boolean) {
    this.page = page
    this.isTouch = isTouch
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
    const options = place === 'begin' ? { position: { x: 16, y: 16 } } : {}
    await (this.isTouch ? target.tap(options) : target.click(options))
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
    this.keys += keys.length
    this.hasPressed = false
    for (const key of keys) await this.page.keyboard.press(key)
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
  count(): { readonly presses: number; readonly seconds: number; readonly machine: number } {
    const own = this.presses * seconds.press + this.keys * seconds.key + this.thoughts * seconds.think
    const machine = (performance.now() - this.begun) / 1_000
    return { presses: this.presses, seconds: Math.round(own), machine: Math.round(machine * 10) / 10 }
  }
}
