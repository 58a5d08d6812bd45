import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildInProcess } from '../build/build-all'
import { remoteNames, workspace } from '../build/packages'
import { type BuiltFolder, readBuild } from '../build/read-build'
import { SarvError } from '../errors/sarv-error'
import { didYouMean } from './closest-word'
import type { Call } from './verb'

export const distOption = {
  dist: { type: 'string', says: 'Takes the build in that folder instead of building' },
} as const

/**
 * Builds `remote-<name>`, unless a folder with its build was named.
 * @throws SarvError when there is no such remote, or it does not build
 */
export async function buildCandidate(call: Call, name: string): Promise<BuiltFolder> {
  const dist = call.text('dist')
  const candidate = readBuild(dist ? path.resolve(dist) : await buildHere(name, call.context.progress))
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
