// `npm run audit`: the long suites, then the journeys at instants that differ from the usual one. `npm run audit NAME` runs the
// suites of that name, `npm run audit instants [NAME]` the journeys at the instants of that name.
import { findOrInstallFastest } from '../e2e/support/find-browser.ts'
import { runStages, type Stage, suites } from './stages.ts'

/** In the zone of the demo mall, whose clock changes on 1 November 2026 and on 14 March 2027. */
const instants: Readonly<Record<string, string>> = {
  monday: '2026-11-23T10:30:00-04:00',
  tuesday: '2026-11-24T10:30:00-04:00',
  thursday: '2026-11-26T10:30:00-04:00',
  friday: '2026-11-27T10:30:00-04:00',
  saturday: '2026-11-28T10:30:00-04:00',
  sunday: '2026-11-29T10:30:00-04:00',
  evening: '2026-11-25T20:50:00-04:00',
  midnight: '2026-11-25T23:55:00-04:00',
  night: '2026-11-25T03:30:00-04:00',
  'clock-back': '2026-11-01T01:55:00-03:00',
  'clock-forward': '2027-03-14T01:55:00-04:00',
  'christmas-eve': '2026-12-24T10:30:00-04:00',
  'new-years-eve': '2026-12-31T23:55:00-04:00',
  'leap-day': '2028-02-29T10:30:00-04:00',
}

/** A machine in another zone than the mall: its day is another one. */
const farZone = { TZ: 'Pacific/Auckland' }

const [first, ...others] = process.argv.slice(2)
try {
  const environment = { CHROMIUM_PATH: findOrInstallFastest() }
  const stages =
    first === undefined
      ? [longSuites([]), ...journeys(environment)]
      : first === 'instants'
        ? journeys(environment).filter(({ name }) => others.every((part) => name.includes(part)))
        : [longSuites([first, ...others])]
  const results = await runStages(stages)
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function longSuites(names: readonly string[]): Stage {
  return { name: 'suites', args: suites('e2e/suites.config.ts', '--project', 'audit*', ...names) }
}

function journeys(environment: NodeJS.ProcessEnv): readonly Stage[] {
  const runs = [
    ...Object.entries(instants).map(([name, instant]) => ({ name, settings: { TEST_NOW: instant } })),
    { name: 'far-zone', settings: farZone },
  ]
  return runs.flatMap(({ name, settings }) =>
    (['e2e/vitest.config.ts', 'e2e/studio/vitest.config.ts'] as const).map((config) => ({
      name: `${config.includes('studio') ? 'studio' : 'journeys'} ${name}`,
      args: suites(config),
      environment: { ...environment, ...settings },
    })),
  )
}
