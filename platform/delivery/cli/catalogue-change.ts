import { SarvError } from '../errors/sarv-error'
import { type CatalogueChange, type Changed, changeCatalogue, planChange } from '../store/catalogue/catalogue-store'
import type { Call, Outcome } from './command'

/** Options of every command that changes the catalogue. */
export const changeOptions = {
  'dry-run': { type: 'boolean', description: 'Says what would change, and changes nothing' },
  expect: {
    type: 'string',
    description: 'Refuses unless the catalogue is at this revision; `status` description which it is at',
  },
} as const

export interface ChangeOptions {
  /** What can be done next, as a line of the outcome. */
  readonly advice?: (changed: Changed) => string
  /** Takes over a catalogue whose signature is missing or not of this installation. */
  readonly adopt?: boolean
  /** The new revision is higher than this one too. */
  readonly above?: number
}

/**
 * Changes the catalogue for a command, or with `--dry-run` says what the change would be: with every check, and without a
 * word in the audit log.
 * @throws SarvError when the change is impossible, when another writer was faster, or when another revision was
 * expected
 */
export async function changeBy(
  call: Call,
  change: CatalogueChange,
  { advice, adopt = false, above }: ChangeOptions = {},
): Promise<Outcome> {
  const { context } = call
  const author = { ...context.author, adopt, above, expectedRevision: revisionOf(call, 'expect') }
  const store = await context.store()
  if (call.flag('dry-run')) {
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

/** The revision that an option names. @throws SarvError when it is not a revision */
export function revisionOf(call: Call, option: string): number | undefined {
  const text = call.text(option)
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text))
    throw new SarvError('SARV-102', `Invalid --${option}: expected a revision like 12, got "${text}".`)
  return Number(text)
}

function indented(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `  ${sentence}`)
}
