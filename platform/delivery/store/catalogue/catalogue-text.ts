import { type Catalogue, catalogue } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import { signCatalogue, verifiedCatalogue } from './catalogue-signature'
import type { CatalogueKeys } from './signing-keys'

export interface ReadCatalogue {
  readonly catalogue: Catalogue
  /** Whether its signature was right; `unchecked` without a key on this machine. */
  readonly signature: 'none' | 'right' | 'unchecked'
}

/** Serializes a catalogue, signed when this machine has the key. */
export async function catalogueText(document: Catalogue, { privateKey }: CatalogueKeys): Promise<string> {
  return privateKey ? signCatalogue(document, privateKey) : `${JSON.stringify(document, undefined, 2)}\n`
}

/**
 * Parses what `catalogueText` wrote, and verifies it when this machine has the public key.
 * @throws SarvError when it is not a catalogue, or not signed with that key
 */
export async function parseCatalogue(text: string, { publicKey }: CatalogueKeys): Promise<ReadCatalogue> {
  const document = parsed(text)
  if (publicKey) {
    try {
      return { catalogue: await verifiedCatalogue(text, publicKey), signature: 'right' }
    } catch (error) {
      throw new SarvError('SARV-113', error instanceof Error ? error.message : String(error))
    }
  }
  const isSigned = 'payload' in document
  const content = isSigned ? payloadOf(document) : document
  const read = catalogue.safeParse(content)
  if (!read.success) throw new SarvError('SARV-122', read.error.message)
  return { catalogue: read.data, signature: isSigned ? 'unchecked' : 'none' }
}

/** What a stored catalogue holds, neither verified nor validated: for a caller that looks at a part of it only. */
export function catalogueContent(text: string): object {
  const document = parsed(text)
  return 'payload' in document ? payloadOf(document) : document
}

function payloadOf({ payload }: { payload: unknown }): object {
  return parsed(Buffer.from(String(payload), 'base64url').toString())
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Told below: a text that is not JSON is not a catalogue either.
  }
  throw new SarvError('SARV-122', `It begins with ${JSON.stringify(text.slice(0, 40))}.`)
}
