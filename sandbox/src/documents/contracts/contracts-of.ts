import { createHash } from 'node:crypto'
import { goldPlanId } from '@sarv/shared/rules/constants'
import type { DocumentText } from '../document-text'
import { type ContractFacts, wordsOf } from './contract-facts'
import { goldAgreement } from './gold-agreement'
import { managementContract } from './management-contract'
import { riskStatement } from './risk-statement'

/** One paper to sign. */
export interface ContractPaper {
  readonly key: string
  readonly id: number
  readonly name: string
  readonly text: DocumentText
}

/** The papers of a plan, filled in; the gold plan has one more. (SBX-012) */
export function contractsOf(facts: ContractFacts): ContractPaper[] {
  const words = wordsOf(facts)
  const papers: ContractPaper[] = [
    { key: 'portfolio-management', id: 1, name: 'قرارداد سبدگردانی اختصاصی', text: managementContract(words) },
    { key: 'risk-statement', id: 2, name: 'بیانیهٔ پذیرش ریسک', text: riskStatement(words) },
  ]
  if (facts.plan_id !== goldPlanId) return papers
  return [...papers, { key: 'gold-custody', id: 3, name: 'توافق‌نامهٔ نگهداری طلا', text: goldAgreement(words) }]
}

/** What is signed of a paper: every word of it. */
export const digestOf = ({ text }: ContractPaper) => createHash('sha256').update(JSON.stringify(text)).digest('hex')

/** The paper with the signature on its last page. */
export function signedText(text: DocumentText, signature: string): DocumentText {
  const last = text.pages.at(-1) ?? []
  return {
    ...text,
    pages: [...text.pages.slice(0, -1), [...last, { heading: 'امضای دیجیتال', paragraphs: inLines(signature) }]],
  }
}

const LINE = 50

/** Words are not parted, and this one is longer than a line. */
const inLines = (signature: string) => signature.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
