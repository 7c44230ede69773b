import type { Log } from '@promenade/process/log/log'
import { findUnknownSettings } from '@promenade/process/config/unknown-settings'
import { type Config, siteSettings } from './config.ts'
import { findWriteProblem } from './data-folder.ts'
import type { Environment } from './settings.ts'

/** Read by the build, not by the process. */
const buildSettings = ['SITE_THEME']

/** One sentence for each setting that does not do what it seems to do, while the site starts all the same. */
export async function warnOfSettings(env: Environment, { dataFolder }: Config, log: Log): Promise<void> {
  const known = { names: siteSettings, prefix: 'SITE_', others: buildSettings }
  for (const sentence of findUnknownSettings(env, known)) log.warn({}, sentence)
  const reason = await findWriteProblem(dataFolder)
  if (reason === undefined) return
  const sentence = `SITE_DATA ${dataFolder} cannot be written: nothing outlives this process, neither content nor pictures.`
  log.warn({ setting: 'SITE_DATA', reason }, sentence)
}
