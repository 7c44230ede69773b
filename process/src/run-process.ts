import { createLog } from './log/create-log.ts'
import type { LogLevel, ProcessLog } from './log/log.ts'
import { OperatorError } from './operator-error.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'

/** What every process of ours reads from its environment. */
interface CommonConfig {
  readonly logLevel: LogLevel
  /** Sentences about settings with which the process starts all the same. */
  readonly warnings: readonly string[]
}

interface Program<Config> {
  readonly name: 'platform' | 'site'
  readonly readConfig: () => Config
  /** Starts to serve and returns the URL. What it starts it adds to `shutdown`. */
  readonly start: (config: Config, tools: ProcessTools) => Promise<string>
  readonly findRequestId?: () => string | undefined
}

export interface ProcessTools {
  readonly log: ProcessLog
  readonly shutdown: Shutdown
  /** Ends the process in order, for instance because it has lost its database. */
  readonly endProcess: (exitCode: number) => Promise<never>
}

/** Runs a server as this process, until a signal or the end of the parent process. Ends with code 1 if it cannot start. */
export async function runProcess<Config extends CommonConfig>(program: Program<Config>): Promise<void> {
  const { name, readConfig, start, findRequestId } = program
  let tools: ProcessTools | undefined
  try {
    const config = readConfig()
    const log = createLog({ logLevel: config.logLevel, ...(findRequestId && { findRequestId }) })
    for (const warning of config.warnings) log.warn({}, warning)
    tools = createTools(log)
    stopOnSignals(name, tools)
    const url = await start(config, tools)
    log.info({ ready: true, url }, `${name} ready`)
    // For a parent process.
    process.send?.({ ready: true, url })
  } catch (error) {
    // A signal during the start breaks it off: the shutdown that is under way ends the process.
    if (tools?.shutdown.isStopping() === true) return
    explain(name, error)
    await tools?.shutdown.run()
    // The channel to a parent process would keep this one alive.
    process.exit(1)
  }
}

function createTools(log: ProcessLog): ProcessTools {
  const shutdown = createShutdown(log)
  const endProcess = async (exitCode: number) => {
    await shutdown.run()
    process.exit(exitCode)
  }
  return { log, shutdown, endProcess }
}

function stopOnSignals(name: string, { log, shutdown, endProcess }: ProcessTools): void {
  const stop = async (signal: string) => {
    // A second signal changes nothing: a database must be closed in order.
    if (shutdown.isStopping()) return
    log.info({ signal }, `${name} stopping`)
    await shutdown.run()
    log.info({}, `${name} stopped`)
    await endProcess(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The parent process is gone.
  process.on('disconnect', () => stop('disconnect'))
}

function explain(name: string, error: unknown): void {
  if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`)
  else createLog({ logLevel: 'fatal' }).fatal({ err: error }, `the ${name} could not start`)
}
