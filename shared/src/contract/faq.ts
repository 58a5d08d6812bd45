import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'

/**
 * A category of questions (SBX-114). Ids are 1–6; 3 is portfolios.
 * @example { id: 3, title: 'سبدهای اختصاصی', description: '…', icon: 'layers', count: 6 }
 */
export const faqCategory = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** A name of the lucide set. */
  icon: z.string(),
  count: z.int(),
})
export type FaqCategory = z.infer<typeof faqCategory>

/**
 * Plain text; a blank line parts two paragraphs. The id is one in all categories: an answer of the assistant cites a
 * question by it.
 * @example { id: 301, question: 'سبد اختصاصی چیست؟', answer: '…' }
 */
export const faqItem = z.object({ id: z.int(), question: z.string(), answer: z.string() })
export type FaqItem = z.infer<typeof faqItem>

export const faqDetail = z.object({ id: z.int(), title: z.string(), description: z.string(), items: z.array(faqItem) })
export type FaqDetail = z.infer<typeof faqDetail>

export const listFaq = readEndpoint('/general/api/v1/faq/', {
  summary: 'Categories of questions',
  reply: z.array(faqCategory),
})

/**
 * @example const { items } = await call(getFaq, { params: { id: 3 } })
 */
export const getFaq = readEndpoint('/general/api/v1/faq/:id/', {
  summary: 'Questions of one category; 404 for an unknown one',
  reply: faqDetail,
})
