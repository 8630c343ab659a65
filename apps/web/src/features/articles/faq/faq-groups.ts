import type { Facts } from '../facts.ts'
import { afterTheEnd } from './after-the-end.ts'
import { bidding } from './bidding.ts'
import type { FaqGroup } from './faq-group.ts'
import { payingCommissions } from './paying-commissions.ts'
import { reputation } from './reputation.ts'
import { rights } from './rights.ts'
import { selling } from './selling.ts'
import { starting } from './starting.ts'
import { talking } from './talking.ts'

/** All questions with their answers. Numbers come from the rules that decide them wherever there is one to ask. */
export function faqGroups({ product, contact }: Pick<Facts, 'product' | 'contact'>): readonly FaqGroup[] {
  return [
    starting(product),
    bidding,
    selling,
    payingCommissions,
    afterTheEnd,
    reputation,
    talking,
    rights(contact),
  ]
}
