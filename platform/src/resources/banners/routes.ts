import { bannerWire } from '@promenade/contract/resources/banners'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listBanners } from './records.ts'

export const bannerResources = [
  defineResource({
    path: resources.banners,
    summary: 'Pictures at the head of the screens',
    answer: z.array(bannerWire),
    read: listBanners,
  }),
]
