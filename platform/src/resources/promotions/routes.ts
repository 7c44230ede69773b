import { couponWire } from '@promenade/contract/resources/coupons'
import { promotionWire } from '@promenade/contract/resources/promotions'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listPromotions } from './records.ts'

export const promotionResources = [
  defineResource({
    path: resources.promotions,
    summary: 'Promotions, running and coming',
    answer: z.array(promotionWire),
    read: (asked) => listPromotions(asked, 'promotion'),
  }),
  defineResource({
    path: resources.coupons,
    summary: 'Coupons, running and coming',
    answer: z.array(couponWire),
    read: (asked) => listPromotions(asked, 'coupon'),
  }),
]
