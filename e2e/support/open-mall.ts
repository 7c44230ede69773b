import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../tools/build-site.ts'
import { startMall } from '../../tools/mall.ts'
import { contentOf } from './content-of.ts'
import { openMailOffice } from './mail-office.ts'
import { ownDatabase } from './own-database.ts'
import { startWeatherService } from './weather-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Where the mail of the mall is handed out. */
    mailUrl: string
  }
}

/** The demo mall on the production build, on ports of its own, for all journeys of one run. */
export default async function openMall(project: TestProject): Promise<() => Promise<void>> {
  buildSite()
  const dataFolder = await mkdtemp(join(tmpdir(), 'promenade-journeys-'))
  const weather = await startWeatherService()
  const mailOffice = await openMailOffice()
  const mall = await startMall({
    dataFolder,
    contentFolder: 'demo/content',
    sitePort: 0,
    platformPort: 0,
    environment: {
      ...ownDatabase,
      SITE_WEATHER: 'open-meteo',
      SITE_WEATHER_URL: weather.url,
      SMTP_URL: mailOffice.smtpUrl,
    },
  })
  await contentOf(mall.siteUrl)
  project.provide('siteUrl', mall.siteUrl)
  project.provide('mailUrl', mailOffice.url)
  return async () => {
    await mall.stop()
    weather.stop()
    await mailOffice.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
