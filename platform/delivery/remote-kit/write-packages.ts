import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { platformVersion } from '../../contract/platform'
import { workspace } from '../build/packages'
import { contractDoor, contractTypes, kitDoors, kitTypes, packageSources } from './declared-types'
import { pinnedRanges, pinnedVersions } from './pinned-versions'
import { writeFiles, writeManifest } from './write-files'

/** The packages that a remote in a repository of its own is made with. */
export const packageNames = ['contract', 'remote-kit'] as const

/**
 * Writes the packages as they are packed: compiled, with declarations, and nothing of the workspace around them.
 * @param into a folder; each package comes to stand in one of its own
 */
export async function writePackages(into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true })
  const contract = path.join(into, 'contract')
  await bundle({ index: contractDoor }, contract)
  writeFiles(contract, contractTypes())
  writeManifest(contract, {
    name: '@sarv/contract',
    version: platformVersion,
    description: 'What the Sarv shell and its remotes agree on: types, and the declaration of API calls',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
    files: ['index.js', '**/*.d.ts'],
    sideEffects: false,
    dependencies: pinnedRanges(['@tanstack/query-core', 'i18next', 'mitt', 'single-spa', 'zod']),
  })

  const folder = path.join(into, 'remote-kit')
  const dist = path.join(folder, 'dist')
  await bundle(Object.fromEntries(kitDoors.map((door) => [door, `${packageSources}/${door}`])), dist)
  await bundleCommand(dist)
  writeFiles(dist, kitTypes())
  cpSync(path.join(workspace, 'platform/delivery/cli/templates'), path.join(dist, 'templates'), {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist|product)$/.test(source.slice(workspace.length)),
  })
  writeManifest(folder, {
    name: '@sarv/remote-kit',
    version: platformVersion,
    description: 'Builds, tests, checks and ships a remote of the Sarv platform from any repository',
    bin: { sarv: './dist/cli.js' },
    exports: {
      ...Object.fromEntries(
        kitDoors.map((door) => [`./${door}`, { types: `./dist/${door}.d.ts`, default: `./dist/${door}.js` }]),
      ),
      './package.json': './package.json',
    },
    files: ['dist'],
    // Drives the Chromium of the machine, and brings none.
    dependencies: pinnedVersions(['playwright-core']),
    // No plain dependency: where only the tarballs are, npm would ask the public registry for it and end with E404.
    optionalDependencies: { '@sarv/contract': platformVersion },
  })
}

/** What a remote imports, for browsers and for tests in Node. */
async function bundle(entryPoints: Readonly<Record<string, string>>, outdir: string): Promise<void> {
  await build({
    absWorkingDir: workspace,
    entryPoints: Object.entries(entryPoints).map(([out, source]) => ({ in: `${source}.ts`, out })),
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    logLevel: 'error',
  })
}

/** In two parts: what compiles this file writes its own address for the whole. */
const ownUrl = ['import.meta', 'url'].join('.')

/** The command in one folder, with all that it needs from npm; what only the workspace has stays out. */
async function bundleCommand(dist: string): Promise<void> {
  await build({
    absWorkingDir: workspace,
    entryPoints: { cli: 'platform/delivery/remote-kit/cli.ts' },
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.11',
    conditions: ['module-sync'],
    chunkNames: '[name]-[hash]',
    banner: {
      js: `#!/usr/bin/env node\nimport { createRequire as requireOf } from 'node:module';\nconst require = requireOf(${ownUrl});`,
    },
    external: ['webpack', 'playwright-core', 'tsx', './sandbox-environment', '@pnpm/tabtab'],
    minify: true,
    logLevel: 'error',
  })
}
