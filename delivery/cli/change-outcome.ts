import type { Changed } from '../store/catalogue/catalogue-store'
import type { Outcome } from './verb'

/** Outcome of a verb that has changed the catalogue. */
export function changeOutcome({ after, what }: Changed, advice?: string): Outcome {
  return {
    lines: [
      `Revision ${after.revision} is in.`,
      ...what.map((sentence) => `  ${sentence}`),
      ...(advice ? [advice] : []),
    ],
    data: { revision: after.revision, writeId: after.writeId, by: after.by, what },
  }
}
