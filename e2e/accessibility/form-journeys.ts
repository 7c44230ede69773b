import type { KeyboardInput } from './keyboard-input.ts'
import type { Journey } from './journey.ts'

const form = 'main form:has([name="stamp"])'

/** The forms that anybody may send. */
export const formJourneys: readonly Journey[] = [
  {
    what: 'join the newsletter',
    width: 360,
    async go(input) {
      const { open, to, type, press } = input
      await open('/newsletter')
      await to(`${form} [name="first_name"]`)
      await type('Ann')
      await to(`${form} [name="last_name"]`)
      await type('Lee')
      await to(`${form} [name="email"]`)
      await type(newAddress())
      await to(`${form} [type="checkbox"]`)
      await press('Space')
      await send(input)
    },
  },
  {
    what: 'write, and mend a mistake',
    width: 1280,
    async go(input) {
      const { open, to, type, press, sees } = input
      await open('/contact-us')
      await to(`${form} [name="name"]`)
      await type('Ann Lee')
      await to(`${form} [name="email"]`)
      await type('ann@')
      await to(`${form} button`)
      await press('Enter')
      await sees('#problem')
      await to('[aria-labelledby="problem"] a')
      await press('Enter')
      await to(`${form} [name="email"]`)
      await press('ControlOrMeta+a')
      await type(newAddress())
      await to(`${form} textarea`)
      await type('Is there a place to charge a wheelchair?')
      await send(input)
    },
  },
]

/** Who is done within half a second is asked to press again. */
async function send({ to, press, sees }: KeyboardInput): Promise<void> {
  await to(`${form} button`)
  await press('Enter')
  await sees('#done, #problem')
  const isTaken = await sees('#done').then(
    () => true,
    () => false,
  )
  if (isTaken) return
  await to(`${form} button`)
  await press('Enter')
  await sees('#done')
}

function newAddress(): string {
  return `ann-${crypto.randomUUID().slice(0, 8)}@example.com`
}
