import { pageWire } from '@promenade/contract/resources/pages'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listPages } from './records.ts'

export const pageResources = [
  defineResource({
    path: resources.pages,
    summary: 'Content pages',
    answer: z.array(pageWire),
    read: listPages,
  }),
]
