import { createHash } from 'node:crypto'
import { goldPlanId } from '@sarv/shared/rules/constants'
import { fill } from '../../local-text/fill'
import type { LocalText } from '../../local-text/local-text'
import type { DocumentText } from '../document-text'
import { type ContractFacts, toContractTexts } from './contract-facts'
import contracts from './contracts.json'

/** A contract to sign. */
export interface Contract {
  readonly key: string
  readonly id: number
  readonly name: LocalText
  readonly text: DocumentText
}

/** The contracts of a plan, filled in; the gold plan has one more. (SBX-012) */
export function buildContracts(facts: ContractFacts): Contract[] {
  const words = toContractTexts(facts)
  const filled = ({ fa, en }: LocalText): LocalText => ({ fa: fill(fa, words.fa), en: fill(en, words.en) })
  return contracts
    .filter(({ key }) => key !== 'gold-custody' || facts.plan_id === goldPlanId)
    .map(({ text: { title, pages }, ...contract }) => ({
      ...contract,
      text: {
        title: filled(title),
        pages: pages.map((sections) =>
          sections.map(({ heading, paragraphs }) => ({ heading: filled(heading), paragraphs: paragraphs.map(filled) })),
        ),
      },
    }))
}

/** Digest to be signed: of every word of the contract, in both languages. */
export const digestContract = ({ text }: Contract) => createHash('sha256').update(JSON.stringify(text)).digest('hex')

/** The contract with the signature on its last page. */
export function withSignature(text: DocumentText, signature: string): DocumentText {
  const last = text.pages.at(-1) ?? []
  return {
    ...text,
    pages: [
      ...text.pages.slice(0, -1),
      [
        ...last,
        {
          heading: { fa: 'امضای دیجیتال', en: 'Digital signature' },
          paragraphs: inLines(signature).map((line) => ({ fa: line, en: line })),
        },
      ],
    ],
  }
}

const lineLength = 50

/** Words are not parted, and this one is longer than a line. */
const inLines = (signature: string) => signature.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
