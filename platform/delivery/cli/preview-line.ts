import type { Catalogue } from '../../contract/catalogue'
import type { BuiltRemote } from '../../contract/manifest'
import { SarvError } from '../errors/sarv-error'
import type { Call } from './command'
import { previewAddress } from './preview-address'
import { shortTime } from './short-time'

/** Where the version can be seen at once, if this machine can sign and knows the shell's address. */
export async function previewLine({ context }: Call, catalogue: Catalogue, { name, version }: BuiltRemote) {
  const { SARV_ORIGIN } = context.env
  if (!context.keys().privateKey || !SARV_ORIGIN) return { lines: [], data: {} }
  try {
    const { address, until } = await previewAddress(context, catalogue, { name, version, shell: SARV_ORIGIN })
    return { lines: [`Preview until ${shortTime(until)}: ${address}`], data: { preview: { address, until } } }
  } catch (error) {
    // The version is published, with or without a place that pages can take it from.
    if (error instanceof SarvError) return { lines: [`No preview: ${error.message}`], data: {} }
    throw error
  }
}
