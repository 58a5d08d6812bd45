import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BuiltRemote } from '@sarv/platform/contract/manifest'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { readBuild } from '@sarv/platform/delivery/build/read-build'
import type { ownTemplates } from '@sarv/platform/delivery/cli/render-own-remote'
import { hostFolder } from '@sarv/platform/delivery/store/versions/host-versions'
import type { Delivery } from '../platform/delivery-platform'
import { findChromium } from '../platform/find-chromium'

/** What the files of every template show in Persian. */
export const externalWords = 'این بخش کار می‌کند'

/** A remote that came from a repository of its own. */
export interface ExternalRemote {
  readonly name: string
  readonly built: BuiltRemote
}

/** Packs what teams outside the workspace install. @param into a folder that may be emptied */
export async function packKit(into: string): Promise<void> {
  await line(workspace, process.execPath, ['--import', 'tsx', 'platform/delivery/remote-kit/pack.ts', into])
}

/**
 * Does what a team does with npm, outside the workspace, from `create` to a version that all people run.
 * @param room where its repository is created
 * @param packed where the packed packages are
 */
export async function bringExternalRemote(
  delivery: Delivery,
  template: (typeof ownTemplates)[number],
  { room, packed }: { readonly room: string; readonly packed: string },
): Promise<ExternalRemote> {
  await delivery.sarv('publish', 'host', '--no-smoke', '--dist', hostFolder)
  const name = `by_${template.replace('-', '_')}`
  const folder = path.join(room, `remote-${name}`)
  const kit = path.join(packed, 'remote-kit/dist/cli.js')
  const base = await delivery.serveNewcomer(name)
  const env = { ...delivery.env, CHROMIUM_PATH: findChromium(() => undefined) }
  const run = (from: string, program: string, ...words: string[]) => line(from, program, words, env)
  await run(room, process.execPath, kit, 'create', name, '--template', template, '--packages', packed)
  await run(folder, 'npm', 'ci', '--no-audit', '--no-fund')
  for (const script of ['lint', 'types', 'test']) await run(folder, 'npm', 'run', script)
  await run(folder, 'npx', 'sarv', 'publish')
  const { built } = readBuild(path.join(folder, 'dist'))
  await run(folder, 'npx', 'sarv', 'promote', `${name}@${built.version}`, '--agree-authority', '--base', base)
  await delivery.heard()
  return { name, built }
}

/** @throws Error with what the line said when it does not end well */
async function line(
  cwd: string,
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)(program, words, { cwd, env: { ...process.env, ...env } }).catch((error) => {
    throw new Error(`${program} ${words.join(' ')} in ${path.basename(cwd)}:\n${error.stdout}${error.stderr}`)
  })
}
