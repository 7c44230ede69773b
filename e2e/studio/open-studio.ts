// Opens the studio with the demo mall's records in memory: `node e2e/studio/open-studio.ts`.
import { join } from 'node:path'
import { now } from '../support/clock/run-clock.ts'
import { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { serveFake } from '../../studio/testing/serve-fake.ts'
import { buildStudio } from '../../tools/build-studio.ts'
import { demoDocuments } from './demo-documents.ts'

await buildStudio()
const root = join(import.meta.dirname, '..', '..')
const platform = new FakePlatform(demoDocuments(new Date(now())))
const port = Number(process.env['STUDIO_PORT'] ?? 4192)

serveFake(() => platform, {
  dist: join(root, 'studio', 'dist'),
  pictures: join(root, 'demo', 'pictures'),
}).listen(port, '127.0.0.1', () => console.log(`The studio is open: http://127.0.0.1:${port}`))
