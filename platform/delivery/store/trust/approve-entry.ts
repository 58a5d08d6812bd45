import { type Catalogue, type Delivered, isRetired } from '../../../contract/catalogue'
import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { type Author, type Changed, changeCatalogue, readCatalogue } from '../catalogue/catalogue-store'
import { describeChange } from '../catalogue/describe-change'
import type { CatalogueKeys } from '../catalogue/signing-keys'
import type { Store } from '../store'
import { type Proposal, writeProposal } from './proposals'
import { ownerOf } from './sign-entries'
import { addSignature, keyIdOf, verifyDocument } from './signed-document'
import { isMet, ownersOf, type Role, signedCount, type Trust } from './trust-document'
import { amendmentType, entryType, looseEntry } from './trusted-entry'

/**
 * Signs a proposed entry too, and with enough signatures puts it in, if the entry before is still that which it was made from.
 * @param verify throws where a version that would come in is not what the gate has checked
 * @throws SarvError when it cannot, or when more must sign
 */
export async function approveEntry(
  store: Store,
  keys: CatalogueKeys,
  proposal: Proposal & { entry: NonNullable<Proposal['entry']> },
  author: Author,
  verify: (before: Catalogue, delivered: Delivered) => Promise<void>,
): Promise<Changed> {
  const { name, over } = proposal.entry
  const { catalogue, trusted } = await readCatalogue(store, keys)
  const { privateKey } = keys
  if (!trusted || !privateKey) throw new SarvError('SARV-220', 'Approving needs the trust document and a key.')
  if (trusted.entries.get(name)?.sha256 !== over) throw moved(name)
  const { delivered } = looseEntry(proposal.text, name)
  await verify(catalogue, delivered)
  const { text, role, count } = await signedToo(proposal.text, name, trusted.trust, privateKey)
  if (count < role.threshold)
    throw await writeProposal(store, { ...proposal, text, signatures: [count, role.threshold] })
  const change = (newest: Catalogue, { references }: Parameters<Parameters<typeof changeCatalogue>[2]>[1]) => {
    const now = [...references.values()].find((reference) => reference.name === name)
    if (now?.sha256 !== over) throw moved(name)
    return withEntry(newest, delivered)
  }
  return changeCatalogue(store, keys, change, { ...author, signed: new Map([[name, text]]) })
}

/** What an entry would change now, by what is signed: the sentences beside it are only the proposer's. */
export function whatOfEntry(catalogue: Catalogue, { text, entry }: Proposal): string[] {
  return entry ? describeChange(catalogue, withEntry(catalogue, looseEntry(text, entry.name).delivered)) : []
}

async function signedToo(text: string, name: string, trust: Trust, key: NonNullable<CatalogueKeys['privateKey']>) {
  const own = await keyIdOf(key)
  const amends = await verifyDocument(text, amendmentType, trust.ring)
  const type = amends.signers.size > 0 ? amendmentType : entryType
  const { signers } = type === amendmentType ? amends : await verifyDocument(text, type, trust.ring)
  const roles = [ownersOf(trust, name), type === amendmentType ? trust.kill : undefined, trust.root]
  const role = roles.find((one): one is Role => one?.keys.includes(own) === true)
  if (!role) throw new SarvError('SARV-219', `${ownerOf(trust, own)} is not among those who may change ${name}.`)
  if (signers.has(own)) throw new SarvError('SARV-222', `${ownerOf(trust, own)} has signed it.`)
  if (signedCount(role, signers) === 0) throw new SarvError('SARV-222', 'No other key of this role has signed it.')
  const all = new Set([...signers, own])
  return {
    text: await addSignature(text, type, key),
    role,
    count: isMet(role, all) ? role.threshold : signedCount(role, all),
  }
}

function withEntry(catalogue: Catalogue, delivered: Delivered): Catalogue {
  if (!('base' in delivered)) return { ...catalogue, shell: delivered }
  const { name } = delivered.current
  if (isRetired(delivered))
    return { ...catalogue, remotes: catalogue.remotes.filter((one) => one.current.name !== name) }
  const isKnown = catalogue.remotes.some(({ current }) => current.name === name)
  const remotes = catalogue.remotes.map((one) => (one.current.name === name ? delivered : one))
  return { ...catalogue, remotes: isKnown ? remotes : [...remotes, delivered] }
}

function moved(name: string): SarvError {
  return new SarvError('SARV-223', `${name === shellName ? 'The shell' : name} has changed since.`)
}
