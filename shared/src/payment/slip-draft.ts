import { isObject } from '@sarv/platform/lib/is-object'
import { noSlipFacts, type SlipFacts, slipFieldNames } from './slip-fields'

/** Draft of a bank slip: what is typed, and which file the server has already. */
export interface SlipDraft {
  readonly facts: SlipFacts
  readonly uploaded?: UploadedSlip | undefined
}

/** An uploaded file: its name, and the facts that travelled with it, as JSON. */
interface UploadedSlip {
  readonly name: string
  readonly sent: string
}

export const emptySlip: SlipDraft = { facts: noSlipFacts }

/** Parses the draft out of what the storage holds, which may be anything; undefined for a wrong shape. (F45) */
export function parseSlipDraft(kept: unknown): SlipDraft | undefined {
  if (!isObject(kept) || !isObject(kept.facts)) return undefined
  const { facts, uploaded } = kept
  const texts = slipFieldNames.map((name) => [name, typeof facts[name] === 'string' ? facts[name].slice(0, 40) : ''])
  return { facts: { ...noSlipFacts, ...Object.fromEntries(texts) }, uploaded: parseUploaded(uploaded) }
}

function parseUploaded(kept: unknown): UploadedSlip | undefined {
  if (!isObject(kept) || typeof kept.name !== 'string' || typeof kept.sent !== 'string') return undefined
  return { name: kept.name, sent: kept.sent }
}
