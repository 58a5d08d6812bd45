import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtRemote } from '@sarv/platform/contract/manifest'
import { remoteNames } from '@sarv/platform/delivery/build/packages'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import type { Configuration } from 'webpack'
import { type BuiltVariant, changedSource, deployed } from './built-folders'
import { nextVersion } from './next-version'
import { run, withCompiler } from './run-webpack'

/** Builds each remote as a variant has it, and the deployed one once more in its next version. */
export async function buildRemotes(
  variant: BuiltVariant,
  configOf: (directory: string) => Configuration,
): Promise<void> {
  for (const name of remoteNames()) {
    const config = configOf(folderOf(name))
    const output = { ...config.output, path: path.join(variant.remote(name), 'dist') }
    let isNext = false
    const both = nextVersion({ ...config, output, cache: { type: 'memory' } }, changedSource, () => isNext)
    await withCompiler(both, async (compiler) => {
      await run(compiler)
      leaveUnloaded(variant.remote(name))
      if (name !== deployed) return
      isNext = true
      compiler.outputPath = path.join(variant.next, 'dist')
      await run(compiler)
      leaveUnloaded(variant.next)
    })
  }
}

/**
 * Describes a remote so that no page loads anything of it ahead. The document server does so with what a first screen needs
 * and with the entry, where it finds them listed: the browser takes `./remoteEntry.js` for the address that is listed, the
 * document server does not.
 */
function leaveUnloaded(folder: string): void {
  const file = path.join(folder, 'dist/platform.json')
  const remote = builtRemote.parse(JSON.parse(readFileSync(file, 'utf8')))
  const unloaded = { ...remote, entry: `./${remote.entry}`, expose: { scripts: [], styles: [] } }
  writeFileSync(file, JSON.stringify(unloaded))
}
