import { compare, compareBuild, valid } from 'semver'
import * as z from 'zod/mini'
import type { Store } from '../store'
import { versionFolders } from './stored-version'
import { type UploadRecord, uploadOf } from './upload-record'

/** A version in the store as a person tells it from others. Half an upload has no commit, an old one neither date nor author. */
export interface PublishedVersion extends Partial<UploadRecord> {
  readonly version: string
  readonly isWhole: boolean
  readonly commit?: string
}

/** A version whose other parts do not fit any more is listed all the same. */
const built = z.object({ commit: z.string() })

/** Everything that was uploaded of a remote, the last upload first. */
export async function publishedVersions(store: Store, name: string): Promise<PublishedVersion[]> {
  const folders = await versionFolders(store, name)
  const published = folders.map(async ({ version, description }) => {
    const upload = await uploadOf(store, name, version)
    if (!description) return { version, isWhole: false, ...upload }
    const { commit } = built.parse(JSON.parse(new TextDecoder().decode(description)))
    return { version, isWhole: true, commit, ...upload }
  })
  return (await Promise.all(published)).sort(newestFirst)
}

/**
 * Compares versions for a list that begins with the last upload. A version does not tell this order: for builds it is a
 * digest. Those without a record are older than every record; among them the number decides.
 */
export function newestFirst(a: PublishedVersion, b: PublishedVersion): number {
  if (a.at !== b.at) return (b.at ?? '').localeCompare(a.at ?? '')
  return valid(a.version) && valid(b.version)
    ? compare(b.version, a.version) || compareBuild(b.version, a.version)
    : b.version.localeCompare(a.version)
}
