import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RemoteManifest, remoteManifest } from '../../contract/manifest'
import { tryParseJson } from '../../lib/try-parse-json'
import type { BuiltFolder } from '../build/read-build'
import { buildFaults } from '../development/build-faults'
import { formatError, SarvError, SarvErrors } from '../errors/sarv-error'
import { failingBuild } from './failing-build'
import { keepAnnounced } from './keep-announced'
import { serveBuilds } from './serve-builds'
import { shellClient } from './shell-client'
import { watchBuild } from './watch-build'

interface Trial {
  readonly name: string
  readonly folder: string
  /** The address of the shell. */
  readonly shell: string
  readonly say: (line: string) => void
  /** Settles when it is to end. */
  readonly until: Promise<unknown>
}

/**
 * Dev override: shows one remote of this machine inside a running shell, with every save, until it is told to end.
 * @throws SarvError or Faults when the first build is not shown
 */
export async function developAgainst({ name, folder, shell, say, until }: Trial): Promise<void> {
  const client = shellClient(shell, randomBytes(18).toString('base64url'))
  await client.look()
  const room = mkdtempSync(path.join(tmpdir(), `sarv-${name}-`))
  const server = await serveBuilds()
  let isShown = false
  let fail: (error: Error) => void = () => undefined
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  const announced = keepAnnounced(
    client,
    ({ built }, { open }) => {
      if (isShown && built.version === failing) say('The page shows it too.')
      else if (isShown) say(`${built.version} is in.`)
      else say(`Open ${open} in the browser that is to show it; every save brings the next build. Ctrl-C ends it.`)
      isShown = true
    },
    (error) => (isShown ? say(wordsOf(error)) : fail(error)),
  )
  let failing: string | undefined
  const onBuild = (build: BuiltFolder) => {
    if (build.built.name !== name)
      return fail(new SarvError('SARV-301', `${folder} holds ${build.built.name}, not ${name}.`))
    server.add(build)
    announced.next({ port: server.port, built: build.built })
  }
  const onFault = (text: string) => {
    say(text)
    const manifest = manifestIn(folder)
    if (manifest?.name !== name) return
    const { built, files } = failingBuild(manifest, buildFaults([{ message: text }], folder, textOf))
    failing = built.version
    server.add({ built, files })
    announced.next({ port: server.port, built })
  }
  say(`Building ${path.basename(folder)} …`)
  let stopBuilding: (() => Promise<void>) | undefined
  try {
    stopBuilding = await watchBuild(folder, room, { onBuild, onFault })
    await Promise.race([until, failed])
  } finally {
    await announced.end()
    await stopBuilding?.()
    server.close()
    rmSync(room, { recursive: true, force: true })
  }
}

/** What the remote declares now; undefined when that cannot be read. */
function manifestIn(folder: string): RemoteManifest | undefined {
  return remoteManifest.safeParse(tryParseJson(textOf(path.join(folder, 'remote.json')) ?? '')).data
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function wordsOf(error: Error): string {
  if (error instanceof SarvErrors) return error.errors.flatMap(formatError).join('\n')
  return error instanceof SarvError ? formatError(error).join('\n') : error.message
}
