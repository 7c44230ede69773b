import { blogWire } from '@promenade/contract/resources/blogs'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listBlogs } from './records.ts'

export const blogResources = [
  defineResource({
    path: resources.blogs,
    summary: 'Blogs with their posts',
    answer: z.array(blogWire),
    read: listBlogs,
  }),
]
