import { categoryWire } from '@promenade/contract/resources/categories'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listCategories } from './records.ts'

export const categoryResources = [
  defineResource({
    path: resources.categories,
    summary: 'Categories of the directory, parents and children',
    answer: z.array(categoryWire),
    read: listCategories,
  }),
]
