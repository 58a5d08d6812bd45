import type { JWK } from 'jose'
import type { Catalogue } from '../../../contract/catalogue'
import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { catalogueKey } from '../catalogue/catalogue-path'
import {
  type Author,
  type Changed,
  changeCatalogue,
  readCatalogue,
  type StoredCatalogue,
} from '../catalogue/catalogue-store'
import type { CatalogueKeys } from '../catalogue/signing-keys'
import type { Store } from '../store'
import { adoptedUnder, legacyShellText, requireUnmoved } from './adopt-entries'
import { describeTrust } from './describe-trust'
import { type Proposal, writeProposal } from './proposals'
import { trustIn } from './read-trusted'
import { ownerOf } from './sign-entries'
import { addSignature, keyIdOf, signDocument, verifyDocument } from './signed-document'
import {
  anchorOf,
  namesIn,
  parseTrust,
  ringOf,
  signedCount,
  successorOf,
  type Trust,
  type TrustContent,
  trustPath,
  trustType,
} from './trust-document'

/** What a trust document is made of, before its place in the store is known. */
export type TrustPlan = Omit<TrustContent, 'version' | 'adopted'>

/**
 * Makes the next trust document of a store, or its first: then the store is taken over as it is, each entry by its hash.
 * @throws SarvError when it cannot, or when more must sign
 */
export async function changeTrust(
  store: Store,
  keys: CatalogueKeys,
  plan: TrustPlan,
  author: Author,
): Promise<Changed> {
  const { before, read, key } = await trustBefore(store, keys, author.adopt)
  const version = before ? before.version + 1 : await unusedVersion(store)
  const draft: TrustContent = { ...plan, version, adopted: {} }
  const ring = await ringOf(draft).catch((error: Error) => {
    throw new SarvError('SARV-102', `Invalid plan: ${error.message}.`)
  })
  const content = { ...draft, adopted: await adoptedUnder({ ...draft, ring, text: '' }, store, read) }
  await requireRootKey({ ...content, ring, text: '' }, before, key)
  return signedTrust(store, keys, await signDocument(content, trustType, key), author)
}

/** Signs a proposed trust document too. @throws SarvError when it cannot, or when more must sign */
export async function approveTrust(
  store: Store,
  keys: CatalogueKeys,
  proposal: Proposal,
  author: Author,
): Promise<Changed> {
  // The hashes of all that is taken over stand in what is signed here.
  const adopt = keys.anchor === undefined
  const { before, key } = await trustBefore(store, keys, adopt)
  const next = await parseTrust(proposal.text)
  await requireRootKey(next, before, key)
  const own = await keyIdOf(key)
  if ((await verifyDocument(proposal.text, trustType, next.ring)).signers.has(own))
    throw new SarvError('SARV-222', `${ownerOf(next, own)} has signed it.`)
  return signedTrust(store, keys, await addSignature(proposal.text, trustType, key), { ...author, adopt }, proposal)
}

/** Puts a trust document in when enough have signed it, else proposes it. */
async function signedTrust(
  store: Store,
  keys: CatalogueKeys,
  text: string,
  author: Author,
  proposal?: Proposal,
): Promise<Changed> {
  const { before, read, key } = await trustBefore(store, keys, author.adopt)
  const next = await parseTrust(text)
  const what = describeTrust(before, next)
  if (before && next.version !== before.version + 1)
    throw new SarvError('SARV-223', `Version ${before.version} of the trust document is in.`)
  const trust = await (before ? successorOf(text, before) : anchorOf(text)).catch(() => undefined)
  if (!trust) {
    const roots = before ? [before, next] : [next]
    const counts = await Promise.all(
      roots.map(async ({ root, ring }) => {
        const { signers } = await verifyDocument(text, trustType, ring)
        return [signedCount(root, signers), root.threshold] as [number, number]
      }),
    )
    const signatures = counts.find(([count, threshold]) => count < threshold) ?? [0, 1]
    const { who, verb, why } = author
    throw await writeProposal(store, { who, verb, why, ...proposal, what, text, signatures })
  }
  const own = await keyIdOf(key)
  if (!trust.ring.has(own))
    throw new SarvError('SARV-219', 'The last signature must be that of a key that the new document names.')
  requireUnmoved(trust, read)
  const path = trustPath(trust.version)
  // Whatever lies there is not signed by the root keys, or it would be in.
  await store.put(path, text, 'any')
  const shell = legacyShellText(read)
  return changeCatalogue(store, keys, (newest, now) => within(trust, newest, { ...read, ...now, catalogue: newest }), {
    ...author,
    trust,
    what,
    // A key that leaves may have signed the last root; the entries are verified all the same.
    adopt: author.adopt || before !== undefined,
    ...(shell === undefined ? {} : { signed: new Map([[shellName, shell]]) }),
  })
}

/** The catalogue with what the document knows. */
function within(trust: Trust, catalogue: Catalogue, read: StoredCatalogue): Catalogue {
  requireUnmoved(trust, read)
  const names = new Set(namesIn(trust))
  return { ...catalogue, remotes: catalogue.remotes.filter(({ current }) => names.has(current.name)) }
}

async function trustBefore(store: Store, keys: CatalogueKeys, adopt = false) {
  const { privateKey: key } = keys
  if (!key) throw new SarvError('SARV-219', 'There is no SARV_SIGNING_KEY here.')
  const before = await trustIn(store, keys)
  const read = await readCatalogue(store, keys, adopt)
  if (read.key !== catalogueKey)
    throw new SarvError('SARV-102', 'The store has no root yet: run `pnpm sarv doctor --migrate` first.')
  return { before, read, key }
}

async function requireRootKey(next: Trust, before: Trust | undefined, key: JWK): Promise<void> {
  const own = await keyIdOf(key)
  if ([next, before].some((trust) => trust?.root.keys.includes(own))) return
  throw new SarvError('SARV-219', `${ownerOf(before ?? next, own)} is not among the root keys.`)
}

async function unusedVersion(store: Store): Promise<number> {
  const versions = (await store.list('trust/')).map((key) => Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0))
  return Math.max(0, ...versions) + 1
}
