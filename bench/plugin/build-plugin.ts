import { copyBesideShell } from '../build/beside-shell'
import { buildOnce } from '../build/build-once'
import { buildRemotes } from '../build/build-remotes'
import { builtVariants } from '../build/built-folders'
import { run, withCompiler } from '../build/run-webpack'
import { pluginRemote, pluginShell } from './plugin-config'

/** Builds shell and remotes with the federation plugin's defaults, unless the sources are those of the last time. */
export function buildPlugin(say: (line: string) => void): Promise<void> {
  const variant = builtVariants.plugin
  return buildOnce(
    'plugin',
    import.meta.dirname,
    async () => {
      await withCompiler(pluginShell(variant.shell), async (compiler) => void (await run(compiler)))
      copyBesideShell(variant.shell)
      await buildRemotes(variant, pluginRemote)
    },
    say,
  )
}
