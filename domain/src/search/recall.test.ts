import { testRecall } from './testing/recall.ts'

testRecall([1])
