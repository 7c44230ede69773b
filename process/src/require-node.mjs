// Plain JavaScript, so that a Node that is too old to read TypeScript can still say so.
import process from 'node:process'

/** Ends the process with one sentence if Node is older than 22.22. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return
  const sentence = `Promenade needs Node 22.22 or newer here; this is Node ${process.versions.node}.`
  process.stderr.write(`${sentence} "npx node" runs the one it brings.\n`)
  process.exit(1)
}
