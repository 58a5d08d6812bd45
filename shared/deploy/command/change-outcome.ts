import type { Changed } from '../catalogue-store'
import type { Outcome } from './verb'

/** What a verb that has changed the catalogue says. */
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
