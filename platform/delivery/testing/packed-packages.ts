import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { workspace } from '../build/packages'

/** Packs as `pnpm remote-kit` does, in a process of its own: esbuild does not run inside Jest's environment. */
export function packForTest(into: string, ...options: readonly string[]): string[] {
  const pack = ['--import', 'tsx', 'platform/delivery/remote-kit/pack.ts', into, ...options]
  return run(workspace, process.execPath, ...pack)
    .trim()
    .split('\n')
}

export const run = (folder: string, program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Unpacks tarballs where Node looks for them, and links packages of the workspace beside, as an installation would. */
export function installPacked(
  folder: string,
  tarballs: readonly string[],
  linked: Readonly<Record<string, string>>,
): void {
  for (const tarball of tarballs) {
    const [, name = ''] = /^sarv-(.+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(path.basename(tarball)) ?? []
    const into = path.join(folder, 'node_modules/@sarv', name)
    mkdirSync(into, { recursive: true })
    run(into, 'tar', 'xzf', tarball, '--strip-components=1')
  }
  for (const [name, from] of Object.entries(linked)) {
    const link = path.join(folder, 'node_modules', name)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(from, link)
  }
}

/** What the templates `plain` and those of React without a bundler import and are tested with, as links to the workspace's. */
export function linkedForTemplates(): Record<string, string> {
  const jsdom = path.relative(workspace, realpathSync(foundFrom('.', 'jest-environment-jsdom')))
  const jsdomTypes = path.relative(workspace, realpathSync(foundFrom(jsdom, '@jest/environment-jsdom-abstract')))
  const from = {
    '.': ['@types/node', '@types/react', '@types/react-dom', 'react', 'react-dom', 'tsx'],
    platform: ['@tanstack/query-core', 'esbuild', 'i18next', 'mitt', 'single-spa', 'zod'],
    [jsdom]: ['jsdom'],
    [jsdomTypes]: ['@types/jsdom'],
  }
  return Object.fromEntries(
    Object.entries(from).flatMap(([folder, names]) => names.map((name) => [name, foundFrom(folder, name)])),
  )
}

/** The folder of a package as another one of the workspace finds it. */
export function foundFrom(folder: string, name: string): string {
  const { paths } = createRequire(path.join(workspace, folder, 'package.json')).resolve
  const found = paths(name)
    ?.map((modules) => path.join(modules, name))
    .find((one) => existsSync(one))
  if (!found) throw new Error(`${folder} has no package ${name}`)
  return found
}
