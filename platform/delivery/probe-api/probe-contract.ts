import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '../../client/api/endpoint'
import { workspace } from '../build/packages'
import { SarvError } from '../errors/sarv-error'

/** What a product says of its API to who probes one: `probe.ts` in the folder of its contract. */
export interface ProbeContract {
  readonly everyEndpoint: () => readonly NamedOperation[]
  /** Operations that an API must have, by page; those of `app` in any case. */
  readonly musts: Readonly<Record<string, readonly string[]>>
  /** By operation and input: `listNotes.results.*.id`, the first such value in the answer of that read, or `=1`. */
  readonly inputs: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface NamedOperation {
  readonly name: string
  readonly endpoint: Endpoint
}

/**
 * Runs a product's contract from its sources.
 * @param folder from the workspace
 * @throws SarvError where it has no `probe.ts`
 */
export async function readProbeContract(folder: string): Promise<ProbeContract> {
  const module = path.resolve(workspace, folder, 'probe.ts')
  if (!existsSync(module)) throw new SarvError('SARV-255', `${module} is not there.`)
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(pathToFileURL(module).href, import.meta.url)
}
