import { editablePromotion } from '../promotion/document.ts'

/** The editable fields of a coupon: those of a promotion. */
export const editableCoupon = editablePromotion
