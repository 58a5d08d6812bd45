import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildInProcess } from '../build/build-all'
import { remoteNames, workspace } from '../build/packages'
import { type BuiltFolder, readBuild } from '../build/read-build'
import { didYouMean } from '../errors/closest-word'
import { SarvError } from '../errors/sarv-error'
import type { Call } from './command'

export const distOption = {
  folder: {
    type: 'string',
    description: 'Where the remote lies, with its script «bundle»; else remote-<name> of this workspace',
  },
  dist: { type: 'string', description: 'Takes the build in that folder instead of building' },
} as const

/**
 * Builds `remote-<name>`, unless a folder with its build was named.
 * @throws SarvError when there is no such remote, or it does not build
 */
export async function buildCandidate(call: Call, name: string): Promise<BuiltFolder> {
  const candidate = readBuild(await builtFolder(call, name))
  if (candidate.built.name === name) return candidate
  throw new SarvError('SARV-301', `${candidate.folder} holds ${candidate.built.name}, not ${name}.`)
}

/** The folder of a remote of this workspace. @throws SarvError when there is none of that name */
export function findRemoteFolder(name: string): string {
  const folder = path.join(workspace, `remote-${name}`)
  if (!/^[a-z][a-z0-9_]*$/.test(name) || !existsSync(path.join(folder, 'remote.json')))
    throw new SarvError('SARV-301', `There is no remote-${name}.${didYouMean(name, remoteNames())}`)
  return folder
}

/** A build that is there, one of a remote that lies elsewhere, or one of this workspace. */
async function builtFolder(call: Call, name: string): Promise<string> {
  const [dist, folder] = [call.text('dist'), call.text('folder')]
  if (dist !== undefined) return path.resolve(dist)
  if (folder === undefined) return buildHere(name, call.context.progress)
  call.context.progress(`Building ${folder} …`)
  return bundle(path.resolve(folder))
}

/** Has a remote of any repository bundled by its own script. @returns its build @throws SarvError with the bundler's words */
export async function bundle(folder: string): Promise<string> {
  if (!existsSync(path.join(folder, 'remote.json'))) throw new SarvError('SARV-301', `${folder} has no remote.json.`)
  // Reads what was built, with a parser that no other command needs.
  const { bundleByItself } = await import('../build/bundle-by-itself')
  try {
    await bundleByItself(folder)
  } catch (error) {
    if (error instanceof SarvError) throw error
    throw new SarvError('SARV-302', error instanceof Error ? error.message : String(error))
  }
  return path.join(folder, 'dist')
}

async function buildHere(name: string, say: (line: string) => void): Promise<string> {
  const folder = findRemoteFolder(name)
  await build(folder, say)
  return path.join(folder, 'dist')
}

/** Builds a package, or says that its build is still that of its sources. @throws SarvError with the bundler's words */
export async function build(folder: string, say: (line: string) => void): Promise<void> {
  say(`Building ${path.basename(folder)} …`)
  try {
    say(`  ${await buildInProcess(folder)}`)
  } catch (error) {
    throw new SarvError('SARV-302', error instanceof Error ? error.message : String(error))
  }
}
