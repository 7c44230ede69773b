import { pointOfInterestWire } from '@promenade/contract/resources/points-of-interest'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listPointsOfInterest } from './records.ts'

export const pointOfInterestResources = [
  defineResource({
    path: resources.pointsOfInterest,
    summary: 'Washrooms, machines, entrances and other places',
    answer: z.array(pointOfInterestWire),
    read: listPointsOfInterest,
  }),
]
