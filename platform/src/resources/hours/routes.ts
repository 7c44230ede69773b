import { hoursWire } from '@promenade/contract/resources/hours'
import { resources } from '@promenade/contract/resources'
import { defineResource } from '../resource.ts'
import { getHours } from './records.ts'

export const hoursResources = [
  defineResource({
    path: resources.hours,
    summary: 'Opening hours of the centre',
    answer: hoursWire,
    read: getHours,
  }),
]
