import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shellName } from '../../../contract/shell-name'
import { readBuild } from '../../build/read-build'
import { publishedShell } from '../../store/versions/host-versions'
import { namedVersion, versionName } from '../../store/versions/named-version'
import { downloadShell } from '../../store/versions/shell-store'
import { downloadVersion, storedDescription } from '../../store/versions/stored-version'
import { requireOneArgument } from '../arguments'
import { buildCandidate } from '../build-candidate'
import type { Call, Command, Outcome } from '../command'
import { type GateResult, gateOptions, recordPass, runGate } from '../run-gate'
import { runShellGate } from '../run-shell-gate'

export const check: Command = {
  name: 'check',
  usage: '<name> | <name>@<version>',
  summary: 'Says whether the gate lets a remote in: built here, or published, which it records for `promote`',
  options: gateOptions,
  completes: 'folders',
  examples: [
    'pnpm sarv check invest',
    'pnpm sarv check invest --dist ../elsewhere/dist',
    'pnpm sarv check invest@1.2.0',
  ],
  attach: async (call) =>
    call.args[0]?.includes('@') ? undefined : (await buildCandidate(call, call.args[0] ?? '')).folder,
  async run(call) {
    const name = requireOneArgument(call, '<name> or <name>@<version>')
    return name.includes('@')
      ? checkPublished(call, name)
      : outcomeOf(await runGate(call, await buildCandidate(call, name)))
  },
}

/** Checks what the store has of a version, and records that it has passed: signed, where the key is here. */
async function checkPublished(call: Call, name: string): Promise<Outcome> {
  const store = await call.context.store()
  const { remote, version } = versionName(name)
  const into = mkdtempSync(path.join(tmpdir(), 'sarv-check-'))
  try {
    const { built, result } = await (remote === shellName ? checkShell() : checkRemote())
    const description = await storedDescription(store, remote, version)
    if (result.errors.length > 0 || !description) return outcomeOf(result)
    return outcomeOf(result, await recordPass(call, built, description, result))
  } finally {
    rmSync(into, { recursive: true })
  }

  async function checkRemote() {
    const built = await namedVersion(store, name)
    await downloadVersion(store, built, into)
    return { built, result: await runGate(call, readBuild(into)) }
  }
  async function checkShell() {
    const built = await publishedShell(store, version)
    await downloadShell(store, built, into)
    return { built, result: await runShellGate(call, built, into) }
  }
}

function outcomeOf({ lines, errors, data }: GateResult, more: readonly string[] = []): Outcome {
  return { lines: [...lines, errors.length === 0 ? 'It passes.' : 'It does not pass.', ...more], data, errors }
}
