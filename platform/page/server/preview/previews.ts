import { LRUCache } from 'lru-cache'
import { remoteError } from '../../../contract/catalogue'
import { type BuiltRemote, builtRemote } from '../../../contract/manifest'
import { openStore } from '../../../delivery/store/open-store'
import {
  type Preview,
  previewDigest,
  previewedName,
  verifiedPreview,
} from '../../../delivery/store/versions/preview-token'
import { storedDescription } from '../../../delivery/store/versions/stored-version'
import type { CatalogueSettings, CatalogueSource } from '../catalogue/catalogue-source'
import type { ServedCatalogue, ServedRemote } from '../catalogue/served-catalogue'

/** A version that a preview shows. */
export interface PreviewedVersion extends Pick<ServedRemote, 'base' | 'current'> {
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Finds what the token of a preview shows; undefined for one that is not signed by those who may show it, or is over. */
export type FindPreview = (token: string | undefined) => Promise<PreviewedVersion | undefined>

/** Descriptions of versions that are kept. */
const kept = 32

/**
 * Previews of published versions. The token says all: no server remembers one, and each behind a balancer knows it. The
 * description of its version comes from the store, and only with the digest that was signed.
 */
export function createPreviews(
  { location }: Pick<CatalogueSettings, 'location'>,
  { keysOf }: Pick<CatalogueSource, 'keysOf'>,
  log: (line: string) => void,
  now: () => number = Date.now,
): FindPreview {
  const address = location.startsWith('store:') ? location.slice('store:'.length) : undefined
  if (address === undefined) return async () => undefined
  const versions = new LRUCache<string, BuiltRemote, Preview>({
    max: kept,
    fetchMethod: (_key, _stale, { context }) => describedVersion(address, context),
  })
  return async (token) => {
    const signed = token === undefined ? undefined : await signedPreview(token, keysOf, now())
    if (!signed) return undefined
    const { name, version, base, digest, until } = signed
    try {
      const current = await versions.fetch(`${name}@${version} ${base} ${digest}`, { context: signed })
      return current && { base, current, until }
    } catch (error) {
      log(`No preview of ${name}@${version}: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }
}

/** What a token says, signed by one who may show that remote; undefined when it is not, or is over. */
async function signedPreview(token: string, keysOf: CatalogueSource['keysOf'], now: number) {
  for (const key of await keysOf(previewedName(token))) {
    const signed = await verifiedPreview(token, key, now).catch(() => undefined)
    if (signed) return signed
  }
  return undefined
}

/** @throws Error when it is not the version that was signed, or may not be put into a page */
async function describedVersion(address: string, { name, version, base, digest }: Preview): Promise<BuiltRemote> {
  const description = await storedDescription(await openStore(address), name, version)
  if (!description) throw new Error('it is not in the store')
  if (previewDigest(description) !== digest) throw new Error('its description is another than was signed')
  const built = builtRemote.parse(JSON.parse(new TextDecoder().decode(description)))
  const error = remoteError({ base, current: built })
  if (error !== undefined) throw new Error(error)
  return built
}

/** Whether a preview shows anything that the catalogue does not: a version that was taken back is not shown. */
export function isShown({ remotes }: ServedCatalogue, { current: { name, version } }: PreviewedVersion): boolean {
  const remote = remotes.find(({ current }) => current.name === name)
  if (remote?.withdrawn?.includes(version)) return false
  return remote?.current.version !== version || remote.killed !== undefined
}
