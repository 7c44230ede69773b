import type { TestProject } from 'vitest/node'
import { loadOrCreateKey, startMall } from '../../tools/mall.ts'
import { openMailServer } from './mail-server.ts'
import { prepareMall } from './prepare-mall.ts'
import { untilReady } from './wait-until.ts'
import { startWeatherService } from './weather-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    platformUrl: string
    platformKey: string
    /** The address at which journeys read the mall's mail. */
    mailUrl: string
  }
}

/** The demo mall on the production build, for all journeys of one run. */
export default async function openMall(project: TestProject): Promise<() => Promise<void>> {
  const weather = await startWeatherService()
  const mailServer = await openMailServer()
  const { options, remove } = await prepareMall('journeys', {
    LOG_LEVEL: 'warn',
    SITE_IMAGE_VARIANTS: undefined,
    SITE_WEATHER: 'open-meteo',
    SITE_WEATHER_URL: weather.url,
    SMTP_URL: mailServer.smtpUrl,
  })
  const mall = await startMall(options)
  await untilReady(mall.siteUrl)
  project.provide('siteUrl', mall.siteUrl)
  project.provide('platformUrl', mall.platformUrl)
  project.provide('platformKey', loadOrCreateKey(options.dataFolder))
  project.provide('mailUrl', mailServer.url)
  return async () => {
    await mall.stop()
    weather.stop()
    await mailServer.stop()
    await remove()
  }
}
