import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '@promenade/process/free-port'
import { prepareMall } from '../support/prepare-mall.ts'
import { untilOpen, untilReady } from '../support/wait-until.ts'
import { startMall } from '../../tools/mall.ts'
import { logInToStudio, type StudioEditor } from './studio-editor.ts'

it('shows what staff publish within two seconds', measurePublications)

const publications = 200
const maxMs = 2_000

/** Publishes one record again and again, and looks at its page until it is there. */
async function measurePublications(): Promise<void> {
  const { options, remove } = await prepareMall('publications')
  const mall = await startMall({ ...options, studioPort: await freePort() })
  try {
    await untilReady(mall.siteUrl)
    await untilOpen(mall.siteUrl)
    const editor = (await logInToStudio(mall.studioUrl ?? ''))()
    const id = await editor.createPromotion('Measured')
    const answered: number[] = []
    const shown: number[] = []
    for (let number = 1; number <= publications; number++) {
      const { publishMs, pageMs } = await publish(editor, id, { siteUrl: mall.siteUrl, number })
      answered.push(publishMs)
      shown.push(pageMs)
      await delay(Math.random() * 500)
    }
    console.log(`change set answered: ${describe(answered)}; then on the page: ${describe(shown)}`)
    expect(percentile(shown, 0.99)).toBeLessThan(maxMs)
  } finally {
    await mall.stop()
    await remove()
  }
}

interface Publication {
  readonly siteUrl: string
  readonly number: number
}

async function publish(editor: StudioEditor, id: number, { siteUrl, number }: Publication) {
  const mark = `Published ${number} of many`
  const { version, document } = await editor.find('promotion', 'measured')
  const saved = await editor.save(id, version, { ...document, description: { en: `<p>${mark}.</p>` } })
  const begun = performance.now()
  await editor.publish(id, saved, `publication-${number}`)
  const published = performance.now()
  while (!(await (await fetch(`${siteUrl}/promotions/measured`)).text()).includes(`${mark}.`)) {
    if (performance.now() - published > 30_000) throw new Error(`${mark} does not come.`)
    await delay(10)
  }
  return { publishMs: published - begun, pageMs: performance.now() - published }
}

function describe(times: readonly number[]): string {
  const [median, p99] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)))
  return `median ${median} ms, p99 ${p99} ms, longest ${Math.round(Math.max(...times))} ms`
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Infinity
}
