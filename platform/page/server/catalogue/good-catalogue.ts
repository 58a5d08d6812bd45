import { type Catalogue, type CatalogueRoot, parseCatalogueDocument } from '../../../contract/catalogue'
import { checkSections } from '../../../contract/section-rules'
import type { ReadEntry } from '../../../delivery/store/catalogue/catalogue-entries'
import { verifiedCatalogue } from '../../../delivery/store/catalogue/catalogue-signature'
import { type CheckedRemotes, type ServedCatalogue, servedCatalogue, servedEntries } from './served-catalogue'
import type { PublicKey } from './signing-public-key'
import { type TrustedState, trustedDocument } from './trusted-source'

/** Back-off after an entry or a shell could not be read; milliseconds. */
export const entryBackoff = 5_000

/** A catalogue that can be used, in whole or in parts. */
export interface GoodCatalogue {
  readonly catalogue: ServedCatalogue
  readonly checked: CheckedRemotes
  /** Hashes of the entries in use. */
  readonly named: { has(sha256: string): boolean }
  /** Where keys are delegated: what was verified. */
  readonly state?: TrustedState
  /** From when on the same text is judged again: an entry of it did not hold. Milliseconds since 1970. */
  readonly until: number
  /** As it came. */
  readonly text: string
  /** The parts of it that are not used, a line each; empty when all of it is right. */
  readonly remarks: string
}

/** Without the canary of the shell. */
export function withoutCanary(good: GoodCatalogue, leftOut: string): GoodCatalogue {
  const { catalogue, remarks } = good
  const shell = catalogue.shell && { ...catalogue.shell, canary: undefined }
  const remark = `Catalogue revision ${catalogue.revision}, left out: ${leftOut}`
  return { ...good, catalogue: { ...catalogue, shell }, remarks: remarks ? `${remarks}\n${remark}` : remark }
}

/** @throws Error that says why there is none */
export async function goodCatalogueIn(
  text: string,
  key: PublicKey | undefined,
  before: CheckedRemotes = new Map(),
  readEntry: ReadEntry,
): Promise<GoodCatalogue> {
  const { catalogue, leftOut, checked } = await servedCatalogue(await catalogueIn(text, key), before, readEntry)
  return { catalogue, checked, named: checked, until: Infinity, text, remarks: remarksOn(catalogue, { leftOut }) }
}

/** The same where keys are delegated. @throws Error that says why there is none */
export async function trustedCatalogueIn(
  text: string,
  before: { readonly checked: CheckedRemotes; readonly state: TrustedState },
  readEntry: ReadEntry,
  now: () => number,
): Promise<GoodCatalogue> {
  const { catalogue: read, state, refused } = await trustedDocument(text, before.state, readEntry)
  const entries = [...state.entries.values()]
  const checked = servedEntries(entries, before.checked)
  const all = [...checked.values()]
  const catalogue = { ...read, remotes: all.map(({ remote }) => remote) }
  const leftOut = all.flatMap((one) => one.leftOut)
  return {
    catalogue,
    checked,
    named: new Set(entries.map(({ sha256 }) => sha256)),
    state,
    until: refused.length > 0 ? now() + entryBackoff : Infinity,
    text,
    remarks: remarksOn(catalogue, { leftOut, refused }),
  }
}

function remarksOn(
  { revision, remotes }: ServedCatalogue,
  { leftOut, refused = [] }: { leftOut: readonly string[]; refused?: readonly string[] },
): string {
  const { errors } = checkSections(remotes.map(({ current }) => current))
  const remarks = [
    ...(leftOut.length > 0 ? [`left out: ${leftOut.join('; ')}`] : []),
    ...(errors.length > 0 ? [`not drawn: ${errors.join('; ')}`] : []),
    ...(refused.length > 0 ? [`staying as before: ${refused.join('; ')}`] : []),
  ]
  return remarks.map((one) => `Catalogue revision ${revision}, ${one}`).join('\n')
}

/** @throws Error that says which: garbage, unsigned, wrongly signed */
async function catalogueIn(text: string, key: PublicKey | undefined): Promise<Catalogue | CatalogueRoot> {
  const document = parsed(text)
  const isSigned = typeof document === 'object' && document !== null && 'signature' in document
  if (key === undefined) {
    if (isSigned) throw new Error('it is signed, and SARV_CATALOGUE_KEY does not say with which key')
    try {
      return parseCatalogueDocument(document)
    } catch {
      throw new Error('invalid catalogue')
    }
  }
  if (!isSigned) throw new Error('it is not signed')
  try {
    return await verifiedCatalogue(text, key)
  } catch {
    throw new Error('it is not signed with the key of this installation')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('expected JSON')
  }
}
