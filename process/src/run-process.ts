import { createLog } from './log/create-log.ts'
import type { LogLevel, ProcessLog } from './log/log.ts'
import { explainFullDisk } from './full-disk.ts'
import { OperatorError } from './operator-error.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { inBackground } from './in-background.ts'

/** The configuration that both processes have. */
interface CommonConfig {
  readonly logLevel: LogLevel
  /** Sentences about settings that do not prevent the start. */
  readonly warnings: readonly string[]
}

interface Program<Config> {
  readonly name: 'platform' | 'site' | 'preview'
  readonly readConfig: () => Config
  /** Starts to listen and returns the URL. It adds everything it starts to `shutdown`. */
  readonly start: (config: Config, tools: ProcessTools) => Promise<string>
  /** Resolves when the process can serve requests; without it, it can as soon as it listens. */
  readonly untilReady?: () => Promise<void>
  readonly findRequestId?: () => string | undefined
}

/** The log and the shutdown of a process. */
export interface ProcessTools {
  readonly log: ProcessLog
  readonly shutdown: Shutdown
  /** Runs the shutdown and ends the process, for instance after the loss of the database. */
  readonly endProcess: (exitCode: number) => Promise<never>
}

/** Runs a server until a signal or the end of the parent process. Ends with code 1 if it cannot start. */
export async function runProcess<Config extends CommonConfig>(program: Program<Config>): Promise<void> {
  const { name, readConfig, start, untilReady, findRequestId } = program
  let tools: ProcessTools | undefined
  try {
    const config = readConfig()
    const log = createLog({ logLevel: config.logLevel, ...(findRequestId && { findRequestId }) })
    for (const warning of config.warnings) log.warn({}, warning)
    tools = createTools(log)
    stopOnSignals(name, tools)
    endOnUncaughtError(name, tools)
    const url = await start(config, tools)
    // For a parent process.
    process.send?.({ ready: true, url })
    if (untilReady !== undefined) log.info({ url }, `${name} listening`)
    await untilReady?.()
    log.info({ ready: true, url }, `${name} ready`)
  } catch (error) {
    // A signal aborted the start; the running shutdown ends the process.
    if (tools?.shutdown.isStopping() === true) return
    explain(name, error)
    await tools?.shutdown.run()
    // The channel to the parent process prevents a normal end.
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
    // A second signal changes nothing, because a database must be closed properly.
    if (shutdown.isStopping()) return
    log.info({ signal }, `${name} stopping`)
    await shutdown.run()
    log.info({}, `${name} stopped`)
    await endProcess(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The parent process has ended.
  process.on('disconnect', () => stop('disconnect'))
}

/** Longer than a shutdown takes, that of the embedded database included. */
const maxShutdownMs = 60_000

/**
 * After an error that nothing has caught, the state of the process is unknown: it lets requests finish and ends, and its
 * supervisor starts it again. An unhandled rejection comes here too. Only the first error is logged, as others may follow from it.
 */
function endOnUncaughtError(name: string, { log, endProcess }: ProcessTools): void {
  let isEnding = false
  process.on('uncaughtException', (err, origin) => {
    if (isEnding) return
    isEnding = true
    log.fatal({ err, origin }, `the ${name} ends because of an error that nothing caught`)
    setTimeout(() => process.exit(1), maxShutdownMs).unref()
    inBackground(log, `the ${name} could not end in order`, endProcess(1))
  })
}

function explain(name: string, error: unknown): void {
  const sentence = explainFullDisk(error) ?? (error instanceof OperatorError ? error.message : undefined)
  if (sentence !== undefined) process.stderr.write(`${sentence}\n`)
  else createLog({ logLevel: 'fatal' }).fatal({ err: error }, `the ${name} could not start`)
}
