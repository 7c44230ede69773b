import { mapWire } from '@promenade/contract/resources/map'
import { resources } from '@promenade/contract/resources'
import { defineResource } from '../resource.ts'
import { findMap } from './records.ts'

export const mapResources = [
  defineResource({
    path: resources.map,
    summary: 'The map of the centre, with labels in all its languages; 404 where it has none',
    answer: mapWire,
    read: findMap,
  }),
]
