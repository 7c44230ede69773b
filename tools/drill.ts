// `npm run drill`: breaks a demo mall on purpose and looks at what becomes of what visitors sent.
import { drillBots } from './drills/bots.ts'
import { drillDiskFull } from './drills/disk-full.ts'
import type { Finding } from './drills/drill.ts'
import { drillKills } from './drills/kills.ts'
import { drillMailDown } from './drills/mail-down.ts'
import { printTable } from './print-table.ts'

const drills: Readonly<Record<string, () => Promise<readonly Finding[]>>> = {
  'kill-platform': async () => [await drillKills('platform')],
  'kill-site': async () => [await drillKills('site')],
  'mail-down': async () => [await drillMailDown()],
  'disk-full': async () => [await drillDiskFull()],
  bots: drillBots,
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in drills))
if (unknown === undefined) await run(asked.length === 0 ? Object.keys(drills) : asked)
else {
  console.error(`There is no drill "${unknown}": choose among ${Object.keys(drills).join(', ')}.`)
  process.exitCode = 1
}

async function run(names: readonly string[]): Promise<void> {
  const findings: Finding[] = []
  for (const name of names) {
    console.log(`${name} …`)
    const found = (await drills[name]?.()) ?? []
    for (const { seen } of found) console.log(`  ${seen}`)
    findings.push(...found)
  }
  printTable(
    'What was broken, and what became of what visitors sent',
    ['fault', 'must', 'seen', ''],
    findings.map(({ fault, must, seen, isMet }) => [fault, must, seen, isMet ? 'met' : 'MISSED']),
  )
  process.exitCode = findings.every(({ isMet }) => isMet) ? 0 : 1
}
