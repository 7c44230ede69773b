import { galleryWire } from '@promenade/contract/resources/galleries'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listGalleries } from './records.ts'

export const galleryResources = [
  defineResource({
    path: resources.galleries,
    summary: 'Galleries of pictures',
    answer: z.array(galleryWire),
    read: listGalleries,
  }),
]
