import { testRecall } from '@promenade/domain/search/testing/recall'

testRecall([1, 2, 3])
