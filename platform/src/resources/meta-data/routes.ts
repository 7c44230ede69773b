import { metaDataAnswerWire } from '@promenade/contract/resources/meta-data'
import { resources } from '@promenade/contract/resources'
import { siteMapDataWire } from '@promenade/contract/site-map-data'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { getMetaData, getSiteMapData } from './records.ts'

const query = z.object({
  path: z.string().meta({
    description:
      'Path of the page on the site. Below `/es` it is answered in Spanish where no locale is given.',
    example: '/hours',
  }),
})

export const metaDataResources = [
  defineResource({
    path: resources.metaData,
    summary: 'What search engines should know about a page',
    answer: metaDataAnswerWire,
    query,
    read: getMetaData,
  }),
  defineResource({
    path: resources.siteMapData,
    summary: 'Paths that have metadata',
    answer: siteMapDataWire,
    read: getSiteMapData,
  }),
]
