import type { Catalogue } from '../../contract/catalogue'
import { SarvError } from '../errors/sarv-error'
import { usableBase } from '../store/catalogue/remote-bases'
import { previewDigest, signPreview } from '../store/versions/preview-token'
import { storedDescription } from '../store/versions/stored-version'
import type { Context } from './command'
import { defaultBase } from './default-base'

/** How long a preview is good when no time is named; minutes. */
export const defaultLife = 7 * 24 * 60

interface Shown {
  readonly name: string
  readonly version: string
  /** Origin of the shell. */
  readonly shell: string
  readonly minutes?: number
}

/**
 * The address under which a browser of anyone who has it runs a published version in the live shell.
 * @throws SarvError when there is no such version, no key, or no place that pages can take its files from
 */
export async function previewAddress(
  context: Context,
  { remotes }: Catalogue,
  { name, version, shell, minutes = defaultLife }: Shown,
): Promise<{ readonly address: string; readonly until: string }> {
  const { privateKey } = context.keys()
  if (!privateKey) throw new SarvError('SARV-114', `${name}@${version} has no address without it.`)
  const store = await context.store()
  const description = await storedDescription(store, name, version)
  if (!description) throw new SarvError('SARV-202', `${name}@${version} is not in ${store.address}.`)
  const known = remotes.find(({ current }) => current.name === name)
  const canaryBase = known?.canary?.built.version === version ? known.canary.base : undefined
  const base = canaryBase ?? known?.base ?? defaultBase(name, context.env, store.address)
  if (base === undefined) throw new SarvError('SARV-210', `${name} is not in the catalogue yet.`)
  const until = Date.now() + minutes * 60_000
  const shown = { name, version, base: usableBase(base), digest: previewDigest(description) }
  const token = await signPreview(shown, until, privateKey)
  return { address: `${shell.replace(/\/$/, '')}/previews/${token}`, until: new Date(until).toISOString() }
}
