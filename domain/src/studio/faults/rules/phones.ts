import { isPhoneTooShort } from '../../../mall/phone-number.ts'
import { textIn } from '../../document.ts'
import type { Rule } from '../finding.ts'
import { currentRecords } from '../records.ts'

/** Stores with a number that lacks its area code, or a part. */
export const findShortPhones: Rule = (mall) => {
  const property = mall.records.find(({ kind }) => kind === 'property')
  const country = property && textIn(property.document, 'country')
  return currentRecords(mall, 'store').flatMap(({ entry, document }) => {
    const phone = textIn(document, 'phone')
    return phone !== undefined && isPhoneTooShort(phone, country) ? [{ entry, path: ['phone'] }] : []
  })
}
