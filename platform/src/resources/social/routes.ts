import { resources } from '@promenade/contract/resources'
import { socialWire } from '@promenade/contract/resources/social'
import { defineResource } from '../resource.ts'
import { listSocialPosts } from './records.ts'

export const socialResources = [
  defineResource({
    path: resources.social,
    summary: 'What the centre has posted on social networks',
    answer: socialWire,
    read: listSocialPosts,
  }),
]
