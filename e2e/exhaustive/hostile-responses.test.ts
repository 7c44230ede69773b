import { testHostileResponses } from '@promenade/contract/testing/hostile-responses'

for (const part of [1, 2, 3, 4]) testHostileResponses(part, { turns: 1 })
