import { jobWire } from '@promenade/contract/resources/jobs'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listJobs } from './records.ts'

export const jobResources = [
  defineResource({
    path: resources.jobs,
    summary: 'Jobs, the one that closes first at the head',
    answer: z.array(jobWire),
    read: listJobs,
  }),
]
