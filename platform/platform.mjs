// The command for operators: starts the platform, or runs one of the programs below. Plain JavaScript, because an
// old Node cannot read TypeScript and must be able to print its one-sentence error.
import process from 'node:process'
import { requireNode } from '@promenade/process/require-node'

const programs = new Map([
  ['import', './src/import-command.ts'],
  ['stores', './src/stores-command.ts'],
  ['go-live', './src/go-live-command.ts'],
  ['mail', './src/mail-command.ts'],
  ['mall', './src/mall-command.ts'],
])

requireNode()

const program = programs.get(process.argv[2] ?? '')
if (program !== undefined) process.argv.splice(2, 1)
await import(program ?? './src/server.ts')
