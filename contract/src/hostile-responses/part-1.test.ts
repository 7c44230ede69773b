import { testHostileResponses } from '../testing/hostile-responses.ts'

testHostileResponses(1)
