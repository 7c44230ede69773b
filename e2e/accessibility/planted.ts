import type { Page } from 'playwright-core'
import { violations } from '../support/violations.ts'
import type { Table } from '../support/reports/table.ts'
import { type AuditMall, inAuditMall, openAwake } from './audit-mall.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { listen } from './listen.ts'
import type { PlantedFault } from './planted-fault.ts'
import { focusPlants } from './plants-in-focus.ts'
import { layoutPlants } from './plants-in-layout.ts'
import { wordPlants } from './plants-in-words.ts'
import { viewportOf } from './states.ts'

/** Faults that are put into good pages: each must be seen, and nothing where there is none. */
export async function auditPlanted(): Promise<readonly Table[]> {
  const rows = await inAuditMall((mall) =>
    inParallel([...focusPlants, ...layoutPlants, ...wordPlants], 2, (fault) => plant(mall, fault)),
  )
  return [
    {
      title: 'For everyone: faults that were planted',
      how: 'Put into the running page by script or style sheet; the same page without it must be without complaint.',
      head: ['fault', 'seen by axe', 'seen by us', 'without it'],
      rows,
    },
  ]
}

async function plant(mall: AuditMall, fault: PlantedFault) {
  const isSeenByAxe = await onPage(mall, fault, async (page) => {
    const before = (await violations(page)).length
    await spoil(page, fault)
    return (await violations(page)).length > before
  })
  const seen = await onPage(mall, fault, async (page) => {
    await spoil(page, fault)
    return fault.ask(page)
  })
  const withoutIt = await onPage(mall, fault, fault.ask)
  for (const line of withoutIt) console.log(`  without ${fault.what}: ${line}`)
  return {
    cells: [
      fault.what,
      yesOrNo(isSeenByAxe),
      yesOrNo(seen.length > 0),
      withoutIt.length === 0 ? 'nothing' : 'seen too',
    ],
    isMet: seen.length > 0 && withoutIt.length === 0,
  }
}

function onPage<Seen>(
  { visit }: AuditMall,
  { path, moves = false }: PlantedFault,
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const motion = { reducedMotion: moves ? ('no-preference' as const) : ('reduce' as const) }
  const language = { locale: path.startsWith('/es') ? 'es-MX' : 'en-CA' }
  // The policy of the page would keep the faults out.
  return visit({ ...motion, ...language, ...viewportOf(1280), bypassCSP: true }, async (page) => {
    await page.clock.install()
    await listen(page)
    await openAwake(page, path)
    return look(page)
  })
}

async function spoil(page: Page, { css, spoil: script }: PlantedFault): Promise<void> {
  if (css !== undefined) await page.addStyleTag({ content: css })
  if (script !== undefined) await page.evaluate(script)
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
