import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteManifest } from '@sarv/platform/contract/manifest'
import { containerOptions } from '@sarv/platform/delivery/webpack/container-options'
import { ModuleFederationPlugin, remotePreset } from '@sarv/platform/delivery/webpack/remote-preset'
import type { Configuration } from 'webpack'
import { shellConfig } from '../build/shell-config'

const own = (file: string) => path.join(import.meta.dirname, file)

/** The shell with the whole runtime of Module Federation. */
export function pluginShell(output: string): Configuration {
  return {
    ...shellConfig(output, {
      'open-container': own('open-container.ts'),
      'federation-runtime': own('federation-runtime.ts'),
      'opening-timeouts': own('../build/long-timeouts.ts'),
    }),
    name: 'plugin',
  }
}

/** A remote with the bundler runtime that the plugin gives it and its own part of the kit. What it shares stays the same. */
export function pluginRemote(directory: string): Configuration {
  const preset = remotePreset(directory, { bundlesKit: true })
  const manifest = remoteManifest.parse(JSON.parse(readFileSync(path.join(directory, 'remote.json'), 'utf8')))
  const { experiments: _, ...defaults } = containerOptions(directory, manifest.name, manifest.requires.platform)
  return {
    ...preset,
    externals: [],
    plugins: [
      ...(preset.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new ModuleFederationPlugin(defaults),
    ],
  }
}
