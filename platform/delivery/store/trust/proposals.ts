import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { SarvError } from '../../errors/sarv-error'
import type { Store } from '../store'
import type { SignedEntry } from './sign-entries'

/** A change that waits for more signatures: one entry, or the trust document. */
const proposal = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  verb: z.string(),
  why: z.optional(z.string()),
  /** A sentence each, as in the audit log. */
  what: z.array(z.string()),
  /** What is signed, with the signatures that there are. */
  text: z.string(),
  /** Of an entry: its name, and the hash of the one that it takes the place of. Absent for a trust document. */
  entry: z.optional(z.object({ name: z.string(), over: z.optional(z.string()) })),
  /** How many have signed, and must. */
  signatures: z.tuple([z.number(), z.number()]),
})
export type Proposal = z.infer<typeof proposal>

const folder = 'proposals/'
const keyOf = (id: string) => `${folder}${id}.json`

export type Proposed = Pick<Proposal, 'who' | 'verb' | 'why'> & { readonly what: readonly string[] }

/** Stores what one has signed of a change of an entry. @returns the error that says who else must sign */
export async function propose(store: Store, { entry, ...told }: Proposed & { entry: SignedEntry }): Promise<SarvError> {
  const { name, over, text, role } = entry
  return writeProposal(store, {
    ...told,
    text,
    entry: { name, ...(over === undefined ? {} : { over }) },
    signatures: [1, role.threshold],
  })
}

/** @returns the error that says who else must sign */
export async function writeProposal(
  store: Store,
  {
    id = randomBytes(4).toString('hex'),
    what,
    why,
    ...told
  }: Proposed & Omit<Proposal, 'id' | 'at' | 'what'> & { id?: string },
): Promise<SarvError> {
  const at = new Date().toISOString()
  const stored: Proposal = { ...told, id, at, what: [...what], ...(why ? { why } : {}) }
  const key = keyOf(id)
  await store.put(key, `${JSON.stringify(stored)}\n`, 'any')
  const [count, threshold] = stored.signatures
  return new SarvError(
    'SARV-224',
    `${count} of ${threshold} signatures; the next one: \`pnpm sarv approve ${id}\`.\n${what.join('\n')}`,
  )
}

/** @throws SarvError when there is none of that id */
export async function readProposal(store: Store, id: string): Promise<Proposal> {
  const stored = /^[0-9a-f]{8}$/.test(id) ? await store.get(keyOf(id)) : undefined
  if (stored) return proposal.parse(JSON.parse(new TextDecoder().decode(stored.body)))
  const ids = (await openProposals(store)).map((one) => one.id)
  throw new SarvError(
    'SARV-222',
    `Unknown proposal ${id}: expected ${ids.length > 0 ? ids.join(', ') : 'one, and there is none'}.`,
  )
}

/** What waits for signatures. */
export async function openProposals(store: Store): Promise<Proposal[]> {
  const keys = await store.list(folder)
  const stored = await Promise.all(keys.map((key) => store.get(key)))
  return stored.flatMap((one) => (one ? proposal.parse(JSON.parse(new TextDecoder().decode(one.body))) : []))
}

/** Ends a proposal that came in, or will not. */
export function removeProposal(store: Store, { id }: Proposal): Promise<void> {
  return store.remove(keyOf(id))
}
