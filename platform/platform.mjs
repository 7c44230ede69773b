// What operators start: the platform itself, `import <folder>`, `mail` or `mall`. Plain JavaScript, so that a Node that is too old
// to read TypeScript says so in one sentence.
import process from 'node:process'

const programs = new Map([
  ['import', './src/import-command.ts'],
  ['mail', './src/mail-command.ts'],
  ['mall', './src/mall-command.ts'],
])

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 22)) {
  const needed = 'Promenade needs Node 22.22 or newer here'
  process.stderr.write(
    `${needed}; this is Node ${process.versions.node}. "npx node" runs the one it brings.\n`,
  )
  process.exit(1)
}

const program = programs.get(process.argv[2] ?? '')
if (program !== undefined) process.argv.splice(2, 1)
await import(program ?? './src/server.ts')
