import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { remotePreset } from '@sarv/delivery/webpack/remote-preset'
import type { Configuration } from 'webpack'
import { shellConfig } from '../build/shell-config'
import { libraryExternals } from './shared-libraries'

const own = (file: string) => path.join(import.meta.dirname, file)

/** The name of the shell's main script in the import map. */
export const shellName = '@sarv/host'

/** The shell as an ES module that exports what of its own it shares. */
export function singleSpaShell(output: string): Configuration {
  const shell = shellConfig(output, {
    'open-container': own('open-container.ts'),
    'federation-runtime': own('../build/no-federation.ts'),
    'opening-timeouts': own('../build/patient-timeouts.ts'),
  })
  return {
    ...shell,
    name: 'single-spa',
    entry: { main: [...mainOf(shell), own('shell-exports.ts')] },
    output: { ...shell.output, library: { type: 'module' } },
    externals: libraryExternals,
  }
}

/** A remote as an ES module, without a container around it. */
export function singleSpaRemote(directory: string): Configuration {
  const preset = remotePreset(directory, { bundlesKit: true })
  return {
    ...preset,
    entry: { remoteEntry: path.join(directory, 'src/index.ts') },
    output: { ...preset.output, library: { type: 'module' } },
    externals: {
      ...libraryExternals,
      '@sarv/shared/platform': [`module ${shellName}`, 'platform'],
      '@sarv/shared/schema': [`module ${shellName}`, 'schema'],
    },
    plugins: (preset.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
  }
}

/** @throws Error when the preset's entry is no list any more */
function mainOf({ entry }: Configuration): string[] {
  const main = typeof entry === 'object' && !Array.isArray(entry) ? entry.main : undefined
  if (!Array.isArray(main)) throw new Error('The shell has no list of modules for its entry')
  return main
}
