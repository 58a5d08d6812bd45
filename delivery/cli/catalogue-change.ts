import type { Catalogue } from '@sarv/shared/internal/remote/catalogue'
import { type Changed, changeCatalogue, planChange } from '../store/catalogue/catalogue-store'
import type { Call, Outcome } from './verb'

/** Options of every verb that changes the catalogue. */
export const changeOptions = {
  'dry-run': { type: 'boolean', says: 'Says what would change, and changes nothing' },
} as const

export interface ChangeOptions {
  /** What can be done next, as a line of the outcome. */
  readonly advice?: (changed: Changed) => string
  /** Takes over a catalogue whose signature is missing or not of this installation. */
  readonly adopt?: boolean
}

/**
 * Changes the catalogue for a verb, or with `--dry-run` says what the change would be: with every check, and without a word
 * in the audit log.
 * @throws SarvError when the change is impossible, or when somebody else was faster
 */
export async function changeBy(
  { context, flag }: Call,
  change: (catalogue: Catalogue) => Catalogue | Promise<Catalogue>,
  { advice, adopt = false }: ChangeOptions = {},
): Promise<Outcome> {
  const store = await context.store()
  const author = { ...context.author, adopt }
  if (flag('dry-run')) {
    const { after, what } = await planChange(store, context.keys(), change, author)
    return {
      lines: [`Revision ${after.revision} would be this; nothing was changed.`, ...indented(what)],
      data: { dryRun: true, revision: after.revision, what },
    }
  }
  const changed = await changeCatalogue(store, context.keys(), change, author)
  const { after, what } = changed
  return {
    lines: [`Revision ${after.revision} is in.`, ...indented(what), ...(advice ? [advice(changed)] : [])],
    data: { revision: after.revision, writeId: after.writeId, by: after.by, what },
  }
}

function indented(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `  ${sentence}`)
}
