import { homepageWire } from '@promenade/contract/resources/homepage'
import { resources } from '@promenade/contract/resources'
import { defineResource } from '../resource.ts'
import { getHomepage } from './records.ts'

export const homepageResources = [
  defineResource({
    path: resources.homepage,
    summary: 'What the home page shows',
    answer: homepageWire,
    read: getHomepage,
  }),
]
