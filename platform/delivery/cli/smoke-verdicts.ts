import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Catalogue } from '../../contract/catalogue'
import type { HostVersion } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import type { BuiltFolder } from '../build/read-build'
import { type ErrorDetail, SarvError } from '../errors/sarv-error'
import { hostName } from '../gate/candidate'
import { runningBuilds, type Verdict, withOwner } from '../gate/gate'
import { pathsOf } from '../gate/smoke/first-paths'
import { hostBuildIn } from '../store/versions/host-versions'
import { downloadVersion } from '../store/versions/stored-version'
import type { Call } from './command'

/** Only what passes so far is worth half a minute of Chromium; each host that runs is tried. */
export async function smokeVerdicts(
  call: Call,
  candidate: BuiltFolder,
  hosts: readonly HostVersion[],
  known: readonly Verdict[],
): Promise<Verdict[]> {
  const rule = 'smoke test in Chromium'
  if (call.flag('no-smoke')) return [{ rule, errors: [], skipped: leftOut }]
  if (known.some(({ errors }) => errors.length > 0)) return [{ rule, errors: [], skipped: 'not worth it yet' }]
  const paths = pathsOf(candidate.built)
  if (paths.length === 0)
    return [{ rule, errors: [], skipped: 'it has no page that opens by its address, and no example of one' }]
  const verdicts: Verdict[] = []
  for (const [at, host] of hosts.entries()) verdicts.push(await smokeIn(call, candidate, host, hostName(hosts, at)))
  return verdicts
}

const leftOut = 'left out by --no-smoke'

/**
 * Opens the first page of every version that people may run, also in a canary, in a build of the shell that is not live yet.
 * @returns what fails, each with its owner
 */
export async function smokeInNewHost(
  call: Call,
  { version }: HostVersion,
  folder: string,
  catalogue: Catalogue,
): Promise<Verdict> {
  const rule = 'smoke test in Chromium of the remotes that run'
  if (call.flag('no-smoke')) return { rule, errors: [], skipped: leftOut }
  const { context } = call
  const store = await context.store()
  const into = mkdtempSync(path.join(tmpdir(), 'sarv-running-'))
  const errors: ErrorDetail[] = []
  const notes: string[] = []
  let browser = 'none: nothing to open'
  try {
    // A catalogue has one version of a remote: those in canaries are tried after the others.
    for (const builds of Object.values(runningBuilds(catalogue))) {
      const found: { built: BuiltRemote; folder: string }[] = []
      for (const built of builds.filter((one) => pathsOf(one).length > 0)) {
        const place = path.join(into, built.name, built.version)
        if (await downloadVersion(store, built, place)) found.push({ built, folder: place })
        else notes.push(`${built.name}@${built.version} is not in this store and was not opened`)
      }
      if (found.length === 0) continue
      context.progress(`Opening ${found.map(({ built }) => built.name).join(', ')} in Chromium …`)
      const { smokeTest } = await import('../gate/smoke/smoke-test')
      const result = await smokeTest(found, { name: `the new host ${version}`, folder }, 1)
      for (const [{ built }, own] of result.errors) errors.push(...own.map(withOwner(built)))
      browser = result.browser
    }
  } catch (error) {
    errors.push(chromiumError(error))
  } finally {
    rmSync(into, { recursive: true })
  }
  return { rule, errors, notes, ran: { browser, shell: version } }
}

async function smokeIn({ context }: Call, candidate: BuiltFolder, host: HostVersion, name: string): Promise<Verdict> {
  const rule = `smoke test in Chromium, in ${name}`
  const into = mkdtempSync(path.join(tmpdir(), 'sarv-host-'))
  try {
    const folder = await hostBuildIn(await context.store(), host, into)
    if (!folder) return { rule, errors: [], skipped: 'its files were not kept; `publish host` does' }
    context.progress(`Opening ${pathsOf(candidate.built).join(', ')} in Chromium …`)
    // Its browser and its servers are only loaded where they are needed.
    const { smokeTest } = await import('../gate/smoke/smoke-test')
    const { browser, errors } = await smokeTest([candidate], { name, folder })
    return { rule, errors: errors.get(candidate) ?? [], ran: { browser, shell: host.version } }
  } catch (error) {
    return { rule, errors: [chromiumError(error)] }
  } finally {
    rmSync(into, { recursive: true })
  }
}

/** Without a Chromium the other verdicts are shown all the same. */
function chromiumError(error: unknown): ErrorDetail {
  if (error instanceof SarvError) return error
  throw error
}
