import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadOrCreateKey, startMall, startSite } from '../../tools/mall.ts'
import { openMailServer } from './mail-server.ts'
import { prepareMall } from './prepare-mall.ts'
import { untilReady } from './wait-until.ts'
import { startWeatherService } from './weather-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** A second site of the same mall, with analytics, so that visitors are asked for consent. */
    analyticsSiteUrl: string
    platformUrl: string
    platformKey: string
    /** The address at which journeys read the mall's mail. */
    mailUrl: string
  }
}

/** No visitor of journeys gives consent on that site, so the service needs no server. */
const analytics = { MATOMO_URL: 'http://127.0.0.1:9', MATOMO_SITE_ID: '1' }

/** The demo mall on the production build, for all journeys of one run. */
export default async function openMall(project: TestProject): Promise<() => Promise<void>> {
  const weather = await startWeatherService()
  const mailServer = await openMailServer()
  const { folder, options, remove } = await prepareMall('journeys', {
    LOG_LEVEL: 'warn',
    SITE_WEATHER: 'open-meteo',
    SITE_WEATHER_URL: weather.url,
    SMTP_URL: mailServer.smtpUrl,
  })
  const mall = await startMall(options)
  const key = loadOrCreateKey(options.dataFolder)
  const environment = { ...options.environment, ...analytics }
  const withAnalytics = { ...options, dataFolder: join(folder, 'with-analytics'), environment }
  const analyticsSite = await startSite(withAnalytics, key, mall.platformUrl)
  await Promise.all([mall.siteUrl, analyticsSite.url].map(untilReady))
  project.provide('siteUrl', mall.siteUrl)
  project.provide('platformUrl', mall.platformUrl)
  project.provide('analyticsSiteUrl', analyticsSite.url)
  project.provide('platformKey', key)
  project.provide('mailUrl', mailServer.url)
  return async () => {
    await analyticsSite.stop()
    await mall.stop()
    weather.stop()
    await mailServer.stop()
    await remove()
  }
}
