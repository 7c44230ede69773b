import { contestWire } from '@promenade/contract/resources/contests'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listContests } from './records.ts'

export const contestResources = [
  defineResource({
    path: resources.contests,
    summary: 'Contests, running and coming',
    answer: z.array(contestWire),
    read: listContests,
  }),
]
