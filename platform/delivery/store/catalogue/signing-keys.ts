import { readFileSync } from 'node:fs'
import type { JWK } from 'jose'
import * as z from 'zod/mini'
import { SarvError } from '../../errors/sarv-error'

/** What this machine may do with the catalogue: without a key neither sign nor check, with the public half check. */
export interface CatalogueKeys {
  readonly privateKey?: JWK
  readonly publicKey?: JWK
  /** The text of a trust document: keys are delegated, and who may sign what stands there. In place of `publicKey`. */
  readonly anchor?: string
}

/** A public JWK of Ed25519. */
export const publicHalf = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })
const privateHalf = z.extend(publicHalf, { d: z.string() })

/** A trust document as it is stored; its signatures are verified where a catalogue is read. */
const trustText = z.pipe(
  z.looseObject({ payload: z.string(), signatures: z.array(z.unknown()) }),
  z.transform((stored) => JSON.stringify(stored)),
)

/**
 * The keys of this machine: `SARV_SIGNING_KEY` signs, `SARV_CATALOGUE_KEY` checks; each is a JWK or the path of its
 * file, and the latter may be a trust document. A machine that signs can check too.
 * @throws SarvError when one of them is not such a key
 */
export function catalogueKeysFrom(env: NodeJS.ProcessEnv): CatalogueKeys {
  const privateKey = keyFrom('SARV_SIGNING_KEY', env.SARV_SIGNING_KEY, privateHalf)
  const named = keyFrom('SARV_CATALOGUE_KEY', env.SARV_CATALOGUE_KEY, z.union([publicHalf, trustText]))
  const signing = privateKey ? { privateKey } : {}
  if (typeof named === 'string') return { ...signing, anchor: named }
  const publicKey = named ?? (privateKey && publicHalf.parse(privateKey))
  return { ...signing, ...(publicKey ? { publicKey } : {}) }
}

/** Never repeats the text: it may be the key. */
function keyFrom<Key>(variable: string, text: string | undefined, shape: z.ZodMiniType<Key>) {
  if (!text) return undefined
  const isText = text.trimStart().startsWith('{')
  try {
    return shape.parse(JSON.parse(isText ? text : readFileSync(text, 'utf8')))
  } catch {
    throw new SarvError('SARV-111', isText ? `${variable} holds another text.` : `${variable} names ${text}.`)
  }
}
