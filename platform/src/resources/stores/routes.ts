import { resources } from '@promenade/contract/resources'
import { storeRowWire, storeWire } from '@promenade/contract/resources/stores'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { findStore, listStoreRows, listStores } from './records.ts'

export const storeResources = [
  defineResource({
    path: resources.storeList,
    summary: 'Stores as the directory lists them',
    answer: z.array(storeRowWire),
    read: listStoreRows,
  }),
  defineResource({
    path: resources.stores,
    summary: 'Stores with all their texts',
    answer: z.array(storeWire),
    read: listStores,
  }),
  defineResource({
    path: resources.storeBySlug,
    summary: 'One store with all its texts',
    answer: storeWire,
    read: findStore,
  }),
]
