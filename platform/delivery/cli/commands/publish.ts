import path from 'node:path'
import { grownAuthority } from '../../../contract/authority'
import { attestVersion } from '../../attestations/attestations'
import { readBuildRecord } from '../../build/build-record'
import { workspace } from '../../build/packages'
import { SarvError } from '../../errors/sarv-error'
import { stableBuild } from '../../store/catalogue/catalogue-changes'
import { announceHost, builtShellIn, hostFolder, uploadHost } from '../../store/versions/host-versions'
import { storedDescription, uploadVersion } from '../../store/versions/stored-version'
import { requireOneArgument } from '../arguments'
import { build, buildCandidate } from '../build-candidate'
import type { Call, Command, Outcome } from '../command'
import { deltaLines } from '../delta-lines'
import { previewLine } from '../preview-line'
import { gateOptions, recordPass, runGate } from '../run-gate'
import { runShellGate } from '../run-shell-gate'

export const publish: Command = {
  name: 'publish',
  usage: '<name>',
  summary:
    'Builds, checks and uploads a version; nobody runs it before it is promoted. `host` says what the live host is',
  options: {
    ...gateOptions,
    commit: { type: 'string', description: 'Of `host`: the commit that it was built from; else that of its folder' },
  },
  completes: 'folders',
  examples: ['pnpm sarv publish invest', 'pnpm sarv publish host --store s3://bucket/prefix'],
  attach: async (call) =>
    call.args[0] === 'host' ? hostBuild(call) : (await buildCandidate(call, call.args[0] ?? '')).folder,
  async run(call) {
    const name = requireOneArgument(call, '<name>')
    return name === 'host' ? publishHost(call) : publishRemote(call, name)
  },
}

async function publishRemote(call: Call, name: string): Promise<Outcome> {
  const { context } = call
  const store = await context.store()
  const { who } = context.author
  const candidate = await buildCandidate(call, name)
  const { version } = candidate.built
  const at = `${candidate.built.name}@${version}`
  const described = candidate.files.get('platform.json') ?? Buffer.alloc(0)
  const stored = await storedDescription(store, candidate.built.name, version)
  // A pipeline that is run again has published it: its description has the hash of every file.
  if (stored && described.equals(stored))
    return { lines: [`${at} is published already.`], data: { name: candidate.built.name, version } }
  if (stored) throw new SarvError('SARV-303', `${at} is in ${store.address}.`)
  context.progress(`Checking ${at} …`)
  const result = await runGate(call, candidate)
  const { catalogue, lines, errors, data } = result
  if (errors.length > 0) {
    const detail = `${errors.length} found, see above.`
    return { lines, data, errors: [{ code: 'SARV-304', detail }] }
  }
  const recorded = await recordPass(call, candidate.built, described, result)
  context.progress(`Uploading ${candidate.files.size} files to ${store.address} …`)
  const record = readBuildRecord(candidate.folder)
  await attestVersion(store, context.keys(), candidate.built, candidate.files, record, who)
  await uploadVersion(store, candidate.built, candidate.files, who)
  const deltas = await deltaLines(store, candidate, catalogue)
  const preview = await previewLine(call, catalogue, candidate.built)
  const grown = grownAuthority(candidate.built, stableBuild(catalogue, candidate.built.name))
  const toAll = `pnpm sarv promote ${at}${grown.length > 0 ? ' --agree-authority' : ''}`
  return {
    lines: [
      ...lines,
      `${at} is published; nobody runs it yet.`,
      ...deltas,
      ...recorded,
      `Next: pnpm sarv promote ${at} --percent 10   or, to all,   ${toAll}`,
      ...preview.lines,
    ],
    data: { ...data, ...preview.data, store: store.address, files: candidate.files.size },
  }
}

/**
 * Uploads a build of the shell. As long as the catalogue has no shell, document servers have one of their own, and it is said
 * here which one is live. One that the remotes of today do not fit is refused.
 */
async function publishHost(call: Call): Promise<Outcome> {
  const { context } = call
  const store = await context.store()
  const { who } = context.author
  const folder = await hostBuild(call)
  const live = builtShellIn(folder, call.text('commit'))
  if (!live) throw new SarvError('SARV-504', folder)
  const result = await runShellGate(call, live, folder)
  const { catalogue, lines, errors, data } = result
  if (errors.length > 0) return { lines, data, errors }
  context.progress(`Uploading ${live.version} to ${store.address} …`)
  const attest = (files: ReadonlyMap<string, Buffer>) =>
    attestVersion(store, context.keys(), live, files, readBuildRecord(folder), who)
  const description = await uploadHost(store, live, folder, who, attest)
  const recorded = await recordPass(call, live, description, result)
  const at = `${live.name}@${live.version}`
  if (!catalogue.shell) await announceHost(store, live, who)
  return {
    lines: [
      ...lines,
      ...recorded,
      ...(catalogue.shell
        ? [`${at} is published; nobody runs it yet.`, `Next: pnpm sarv promote ${at} --percent 10`]
        : [
            `${live.version} is the live host: remotes are checked against it, and against the one before it.`,
            `Document servers run a shell of their own. To deliver it to them: pnpm sarv promote ${at}`,
          ]),
    ],
    data,
  }
}

/** The folder of a build of the shell: built here, unless one is named. */
async function hostBuild(call: Call): Promise<string> {
  const folder = path.resolve(call.text('dist') ?? hostFolder)
  if (folder === hostFolder) await build(path.join(workspace, 'host'), call.context.progress)
  return folder
}
