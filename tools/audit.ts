// `npm run audit`: is it safe, and can everyone use it?
import { runReport } from './reports/report.ts'

await runReport('audit', {})
