import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { ModuleFederationPlugin as PreviousPlugin } from '@module-federation/enhanced-previous/webpack'
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack'
import { containerOptions } from '../webpack/container-options'
import { remotePreset } from '../webpack/remote-preset'

/**
 * Who generates a container: the preset, the preset with the previous minor release of the plugin, the plugin with a runtime
 * in the container, webpack's own plugin.
 */
export const containerKinds = ['preset', 'previous', 'own runtime', 'webpack'] as const
export type ContainerKind = (typeof containerKinds)[number]

const manifest = {
  name: 'probe',
  title: { fa: 'آزمون', en: 'Probe' },
  owner: 'tests',
  requires: { platform: '^1.0.0' },
  routes: [],
  intents: {},
  storage: [],
}

/**
 * Builds a remote of the given sources into `<folder>/dist`.
 * @param sources by their path in the folder; `src/index.ts` is what it exposes
 * @param shared names beside those of the preset that it takes from the host
 * @returns the path of its entry
 */
export async function buildContainer(
  folder: string,
  kind: ContainerKind,
  sources: Readonly<Record<string, string>>,
  shared: readonly string[] = [],
): Promise<string> {
  const files = {
    'remote.json': JSON.stringify(manifest),
    'package.json': JSON.stringify({ name: 'probe', version: '1.0.0', sideEffects: false }),
    ...sources,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  await run(configurationOf(folder, kind, shared))
  return path.join(folder, 'dist/remoteEntry.js')
}

function configurationOf(folder: string, kind: ContainerKind, shared: readonly string[]): Configuration {
  const preset = remotePreset(folder, { bundlesKit: true })
  const bringsRuntime = kind === 'own runtime' || kind === 'webpack'
  return {
    ...preset,
    cache: false,
    // Quicker, and a minifier's workers would start again what is running: `node --eval` gives them its own arguments.
    optimization: { ...preset.optimization, minimize: false },
    externals: bringsRuntime ? [] : preset.externals,
    plugins: [
      ...(preset.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      pluginOf(folder, kind, shared),
    ],
  }
}

function pluginOf(folder: string, kind: ContainerKind, more: readonly string[]): WebpackPluginInstance {
  const options = containerOptions(folder, manifest.name, manifest.requires.platform)
  const consumed = (name: string) => [name, { singleton: true, import: false, requiredVersion: false }] as const
  const shared = { ...options.shared, ...Object.fromEntries(more.map(consumed)) }
  if (kind === 'webpack') {
    const { name, filename, library, exposes } = options
    return new webpack.container.ModuleFederationPlugin({ name, filename, library, exposes, shared })
  }
  return new (kind === 'previous' ? PreviousPlugin : ModuleFederationPlugin)({ ...options, shared })
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve()
    })
  })
}
