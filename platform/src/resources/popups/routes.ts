import { popupWire } from '@promenade/contract/resources/popups'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listPopups } from './records.ts'

export const popupResources = [
  defineResource({
    path: resources.popups,
    summary: 'Pictures that open over the home page',
    answer: z.array(popupWire),
    read: listPopups,
  }),
]
