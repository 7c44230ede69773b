import { z } from 'zod'
import { editablePromotion } from '../promotion/document.ts'

const { name, store, code, ...others } = editablePromotion.shape

/** The editable fields of a coupon: those of a promotion, in another order. */
export const editableCoupon = z.strictObject({ name, store, code, ...others })
