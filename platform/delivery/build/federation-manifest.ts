import * as z from 'zod/mini'
import type { FirstScreen } from './first-screen'

/** The name under which the federation plugins of webpack, Rspack and Vite write what they built. */
export const federationManifestName = 'mf-manifest.json'

const paths = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
const assets = z.object({ js: paths, css: paths })
const manifest = z.object({
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.optional(z.boolean()),
      requiredVersion: z.optional(z.union([z.string(), z.literal(false)])),
      assets,
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets })),
})

/** What a federation plugin says of its container. */
export interface FederationFacts {
  /** Modules that it takes from the shell, with the ranges it accepts. */
  readonly shared: Record<string, string>
  readonly first: FirstScreen
}

/**
 * Reads what a federation plugin has written. A module that the remote brings itself, and that is not a singleton, is
 * its own.
 * @param text of `mf-manifest.json`
 * @throws Error when it is not such a manifest
 */
export function readFederationManifest(text: string): FederationFacts {
  const { shared, exposes } = manifest.parse(JSON.parse(text))
  const taken = shared.filter(({ singleton, assets: { js } }) => singleton || js.sync.length + js.async.length === 0)
  const remote = exposes.find(({ path }) => path === './remote')
  return {
    shared: Object.fromEntries(taken.map(({ name, requiredVersion }) => [name, requiredVersion || '*'])),
    first: { scripts: remote?.assets.js.sync ?? [], styles: remote?.assets.css.sync ?? [] },
  }
}

/** Whether a script takes modules from a share scope, by the words of webpack, Rspack and the federation runtime. */
export function takesFromScope(script: string): boolean {
  return /consumesLoadingData|shared singleton module|\.loadShare(Sync)?\(/.test(script)
}
