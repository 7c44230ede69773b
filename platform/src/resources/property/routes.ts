import { propertyWire } from '@promenade/contract/resources/property'
import { resources } from '@promenade/contract/resources'
import { defineResource } from '../resource.ts'
import { getProperty } from './records.ts'

export const propertyResources = [
  defineResource({
    path: resources.property,
    summary: 'The shopping centre itself',
    answer: propertyWire,
    read: getProperty,
  }),
]
