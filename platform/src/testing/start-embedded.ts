import { startEmbedded } from '../embedded/embedded.ts'

/** A platform reduced to its database, for tests that kill it. */
const server = await startEmbedded(process.argv[2] ?? '')
process.send?.(server.databaseUrl)
