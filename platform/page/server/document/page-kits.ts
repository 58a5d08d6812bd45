import { addressOf } from '../../../contract/catalogue'
import type { BuiltKit } from '../../../contract/manifest-parts'
import type { ServedRemote } from '../catalogue/served-catalogue'
import type { PageFile } from './page'

/** A kit as a page loads it. */
export interface PageKit {
  readonly specifier: string
  readonly script: PageFile
  readonly style: PageFile
}

/**
 * The files of a kit among those of a build.
 * @returns undefined when one of them is not listed: then no page knows its hash, and nothing of it could run
 */
export function pageKit(
  { specifier, script, style }: BuiltKit,
  files: readonly PageFile[],
  toUrl: (path: string) => string,
): PageKit | undefined {
  const [first, second] = [script, style].map((path) => files.find(({ url }) => url === toUrl(path)))
  return first && second && { specifier, script: first, style: second }
}

/**
 * The kit of a remote from one URL for all that are equal: from the first that has it, else from the remote's own
 * folder. Kits are equal when they have the same hashes; the name is only what a build says.
 * @param known kits of the page, the preferred ones first
 */
export function kitOf(remote: ServedRemote, known: readonly (PageKit | undefined)[]): PageKit | undefined {
  const own = ownKit(remote)
  return own && (known.find((kit) => kit && isEqual(kit, own)) ?? own)
}

/** The kit of a remote from its own folder. */
export function ownKit(remote: ServedRemote): PageKit | undefined {
  const { kit, files } = remote.current
  if (!kit || remote.isLeftOut) return undefined
  const toUrl = (path: string) => addressOf(remote, path)
  const listed = files.filter(({ path }) => path === kit.script || path === kit.style)
  return pageKit(
    kit,
    listed.map(({ path, integrity }) => ({ url: toUrl(path), integrity })),
    toUrl,
  )
}

function isEqual(one: PageKit, other: PageKit): boolean {
  return (
    one.specifier === other.specifier &&
    one.script.integrity === other.script.integrity &&
    one.style.integrity === other.style.integrity
  )
}
