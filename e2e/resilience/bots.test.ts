import { expect, it } from 'vitest'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { readStamp, sameOrigin, sendForm } from './form-visitor.ts'
import { inParallel } from '../../site/content/in-parallel.ts'

it('accepts the forms of visitors and refuses those of scripts', sendForms)

interface Act {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly from: string
  readonly origin?: Readonly<Record<string, string>>
}

const names = ["O'Neil", 'José-Luis', '山田', 'Nguyễn', "D'Arcy-Smith", 'Ó Súilleabháin', 'Müller', 'Ng']

/** 200 visitors, half of them on the mall's own network, and 1,000 scripts. */
async function sendForms(): Promise<void> {
  const mall = await openRestartableMall({ environment: {} })
  try {
    const stamps = new Map<string, string>()
    for (const path of ['/contact-us', '/newsletter', '/contests/chowder-for-a-year', '/login'])
      stamps.set(path, await readStamp(mall.siteUrl, path))
    const stampOf = (path: string) => stamps.get(path) ?? ''
    const humans = await statusesOf(mall, humansWith(stampOf))
    expect.soft(humans.filter((status) => status !== 200)).toEqual([])
    const bots = await statusesOf(mall, botsWith(stampOf))
    expect.soft(bots.filter((status) => status === 200)).toEqual([])
    const flood = await statusesOf(mall, floodWith(stampOf))
    expect.soft(flood.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
  } finally {
    await mall.close()
  }
}

async function statusesOf(mall: RestartableMall, acts: readonly Act[]): Promise<readonly number[]> {
  const statuses: number[] = []
  await inParallel(acts, 8, async (act) => {
    const sent = await sendForm({ siteUrl: mall.siteUrl, ...act }).catch(() => ({ status: 0 }))
    statuses.push(sent.status)
  })
  return statuses
}

type StampOf = (path: string) => string

function humansWith(stampOf: StampOf): readonly Act[] {
  return Array.from({ length: 200 }, (_, number) => {
    const from = number % 2 === 0 ? '192.0.2.1' : `198.51.100.${number}`
    return { ...humanAct(number, stampOf), from }
  })
}

function humanAct(number: number, stampOf: StampOf): Omit<Act, 'from'> {
  const last = names[number % names.length] ?? ''
  const email = `visitor-${number}@example.com`
  const person = { first_name: 'Ann', last_name: last, email }
  switch (number % 8) {
    case 0:
    case 1:
      return contact(stampOf, { name: `Ann ${last}`, email, message: `Where is the lost glove ${number}?` })
    case 2:
    case 3:
    case 4:
      return { path: '/newsletter', fields: { stamp: stampOf('/newsletter'), ...person, agree: 'on' } }
    case 5:
    case 6: {
      const path = '/contests/chowder-for-a-year'
      return {
        path,
        fields: { stamp: stampOf(path), ...person, of_age: 'on', eligible: 'on', rules: 'on' },
      }
    }
    default:
      return { path: '/login', fields: { stamp: stampOf('/login'), email } }
  }
}

function contact(stampOf: StampOf, fields: Readonly<Record<string, string>>): Omit<Act, 'from'> {
  return { path: '/contact-us', fields: { stamp: stampOf('/contact-us'), ...fields } }
}

/** Each kind of bot differs from a visitor in one property. */
function botsWith(stampOf: StampOf): readonly Act[] {
  const kinds: readonly ((act: Act) => Act)[] = [
    // Never loaded the page.
    ({ fields: { stamp: _, ...fields }, ...act }) => ({ ...act, fields }),
    // Forges the stamp.
    ({ fields, ...act }) => ({ ...act, fields: { ...fields, stamp: forged(fields['stamp'] ?? '') } }),
    // Fills in every field, also the hidden one.
    ({ fields, ...act }) => ({ ...act, fields: { ...fields, leave_empty: 'https://pills.example' } }),
    // Sends from a page of another site.
    (act) => ({ ...act, origin: { 'sec-fetch-site': 'cross-site', origin: 'https://pills.example' } }),
    // Sends no headers of a browser.
    (act) => ({ ...act, origin: {} }),
    // Sends addresses in names.
    ({ fields, ...act }) => ({ ...act, fields: { ...fields, ...advertising(fields) } }),
  ]
  return Array.from({ length: 1_000 }, (_, number) => {
    const act = { ...humanAct(number, stampOf), from: `203.0.113.${number % 250}`, origin: sameOrigin }
    const kind = kinds[Math.floor(number / 8) % kinds.length]
    // The login form has no name field.
    if (kind === kinds[5] && act.path === '/login') return { ...act, origin: {} }
    return kind === undefined ? act : kind(act)
  })
}

function forged(stamp: string): string {
  return stamp.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
}

function advertising(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const text = 'Win now at https://pills.example'
  return 'name' in fields ? { name: text } : { last_name: text }
}

function floodWith(stampOf: StampOf): readonly Act[] {
  return Array.from({ length: 300 }, (_, number) => ({
    ...contact(stampOf, {
      name: 'Ann Lee',
      email: `flood-${number}@example.com`,
      message: `Buy number ${number}.`,
    }),
    from: '198.51.100.250',
  }))
}
