import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { platformVersion } from '../../contract/platform'
import { describeWhenDeep } from '../../testing/describe-when-deep'
import { workspace } from '../build/packages'
import { readBuild } from '../build/read-build'
import { ownTemplates } from '../cli/create-own-remote'
import { gateVerdicts } from '../gate/gate'
import { hostFixture } from '../testing/host-fixture'

let room = ''
let tarballs: string[] = []

// Its bundler does not run inside Jest's environment.
beforeAll(() => {
  room = mkdtempSync(path.join(tmpdir(), 'sarv-kit-'))
  const pack = ['--import', 'tsx', 'platform/delivery/remote-kit/pack.ts', path.join(room, 'packed')]
  tarballs = execFileSync(process.execPath, pack, { cwd: workspace, encoding: 'utf8' }).trim().split('\n')
})
afterAll(() => rmSync(room, { recursive: true }))

const packed = () => path.join(room, 'packed')
const filesIn = (tarball: string | undefined) =>
  execFileSync('tar', ['tzf', tarball ?? ''], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .sort()
const run = (folder: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Unpacks both packages where Node looks for them, and links packages of the workspace beside, as an installation would. */
function installFromTarballs(folder: string, linked: Readonly<Record<string, string>>): void {
  for (const tarball of tarballs) {
    const [, name = ''] = /^sarv-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(path.basename(tarball)) ?? []
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

/** The folder of a package as another one of the workspace finds it. */
function found(name: string, from: string): string {
  for (
    let folder = path.dirname(createRequire(path.join(workspace, from, 'package.json')).resolve(name));
    ;
    folder = path.dirname(folder)
  )
    if (existsSync(path.join(folder, 'package.json')) && folder.endsWith(path.join('node_modules', name))) return folder
}

function createPlain(): string {
  const cli = path.join(packed(), 'remote-kit/dist/cli.js')
  run(room, process.execPath, cli, 'create', 'notes', '--template', 'plain', '--packages', packed())
  return path.join(room, 'remote-notes')
}

describe('the packed packages', () => {
  test('hold what a remote needs, with declarations, and nothing of the workspace', () => {
    const [contract, kit] = tarballs.map(filesIn)
    expect(contract).toEqual(
      expect.arrayContaining([
        'package/index.d.ts',
        'package/contract/platform.d.ts',
        'package/client/api/create-api.d.ts',
      ]),
    )
    expect(contract?.filter((file) => !/\.d\.ts$|\/package\.json$/.test(file))).toEqual([])
    for (const door of ['lifecycles', 'manifest', 'testing'])
      expect(kit).toEqual(expect.arrayContaining([`package/dist/${door}.js`, `package/dist/${door}.d.ts`]))
    for (const name of ownTemplates) expect(kit).toContain(`package/dist/templates/own/${name}/package.template.json`)
    const manifest = JSON.parse(readFileSync(path.join(packed(), 'remote-kit/package.json'), 'utf8'))
    expect(manifest).toMatchObject({ version: platformVersion, bin: { sarv: './dist/cli.js' } })
    // Where npm finds it nowhere, the kit is installed all the same.
    expect(manifest).toMatchObject({ optionalDependencies: { '@sarv/contract': platformVersion } })
    expect(Object.keys(manifest.dependencies)).toEqual(['playwright-core'])
    expect(Object.values(manifest.exports).flatMap((door) => Object.values(door as object))).toEqual(
      expect.arrayContaining(['./dist/testing.js']),
    )
    for (const file of ['cli', 'lifecycles', 'manifest', 'testing'])
      expect(readFileSync(path.join(packed(), `remote-kit/dist/${file}.js`), 'utf8')).not.toContain(workspace)
  })

  test('are typed as the contract is: what a remote does rightly compiles, what it does wrongly does not', () => {
    const folder = path.join(room, 'consumer')
    const shared = (name: string) => [name, found(name, 'shared')] as const
    installFromTarballs(folder, Object.fromEntries(['i18next', 'mitt', 'single-spa', 'zod'].map(shared)))
    writeFileSync(
      path.join(folder, 'remote.ts'),
      `import type { Platform, RemoteLifecycles, RemoteManifest } from '@sarv/contract'
import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { manifestErrors } from '@sarv/remote-kit/manifest'
import { mountRemote } from '@sarv/remote-kit/testing'

export const lifecycles: RemoteLifecycles = defineLifecycles((element, { platform }) => {
  element.textContent = platform.i18n.language
  platform.navigation.navigate('/home', { replace: true })
  platform.bus.on('language-changed', ({ language }) => void language.toUpperCase())
  const session = platform.session.current()
  if (session.at === 'signed-in') element.title = session.sub
  return () => element.remove()
})
export const errors: string[] = manifestErrors({})
export const opened = mountRemote({ init: () => {}, get: async () => () => ({ default: lifecycles }) }, { path: '/notes' })

export function wrong(platform: Platform, manifest: RemoteManifest) {
  // @ts-expect-error It takes an address.
  platform.navigation.navigate(1)
  // @ts-expect-error There is no such event.
  platform.bus.emit('nonsense', {})
  // @ts-expect-error The token is not part of the contract.
  platform.session.token
  // @ts-expect-error A route has a title.
  manifest.routes = [{ path: '/notes', header: 'title', back: 'history', extras: [] }]
}
`,
    )
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext']
    const more = ['--moduleResolution', 'bundler', '--lib', 'es2022,dom', '--types', '', '--ignoreConfig', 'remote.ts']
    expect(run(folder, path.join(workspace, 'node_modules/.bin/tsc'), ...options, ...more)).toBe('')
  })
})

test('a repository of its own is made, built, tested and held against the gate with the packed packages alone', () => {
  const folder = createPlain()
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    '@sarv/contract': `file:${path.join(packed(), `sarv-contract-${platformVersion}.tgz`)}`,
    '@sarv/remote-kit': `file:${path.join(packed(), `sarv-remote-kit-${platformVersion}.tgz`)}`,
  })
  const jsdom = found('jsdom', path.relative(workspace, found('jest-environment-jsdom', '.')))
  installFromTarballs(folder, { esbuild: found('esbuild', 'delivery'), jsdom })
  const sarv = path.join(folder, 'node_modules/@sarv/remote-kit/dist/cli.js')
  expect(run(folder, process.execPath, sarv, 'build')).toMatch(/^notes@1\.0\.0-[0-9a-f]{8}: 3 files in dist\.\n$/)
  expect(run(folder, process.execPath, '--test', '--test-reporter=tap', 'test/remote.test.js')).toMatch(/^# pass 2$/m)

  const { built, files } = readBuild(path.join(folder, 'dist'))
  const catalogue = { revision: 1, issued: '', remotes: [] }
  const verdicts = gateVerdicts({ built, files, hosts: [hostFixture('1.2.0')], catalogue })
  expect(verdicts.flatMap(({ errors }) => errors)).toEqual([])

  // The same sources in another folder are the same version.
  const other = path.join(room, 'elsewhere/deep/notes')
  cpSync(folder, other, { recursive: true, verbatimSymlinks: true })
  expect(run(other, process.execPath, sarv, 'build')).toContain(`notes@${built.version}:`)
})

describeWhenDeep('by npm from the registry', () => {
  test.each(ownTemplates)('%s installs, builds, passes its tests and takes React from the shell alone', (template) => {
    const name = `by_${template.replaceAll('-', '_')}`
    const cli = path.join(packed(), 'remote-kit/dist/cli.js')
    run(room, process.execPath, cli, 'create', name, '--template', template, '--packages', packed())
    const folder = path.join(room, `remote-${name}`)
    run(folder, 'npm', 'install', '--no-audit', '--no-fund')
    // Node's reporter for a terminal marks its counts otherwise than that for a pipe, and which is used differs by version.
    expect(run(folder, 'npm', 'test')).toMatch(/^[#ℹ] pass 2$/m)
    const { built, files } = readBuild(path.join(folder, 'dist'))
    const isReact = template.startsWith('react')
    expect(Object.keys(built.shared).sort()).toEqual(isReact ? ['react', 'react-dom/client', 'react/jsx-runtime'] : [])
    expect(built.expose.scripts.length).toBeGreaterThan(0)
    const verdicts = gateVerdicts({
      built,
      files,
      hosts: [
        {
          ...hostFixture('1.2.0'),
          provided: { ...hostFixture('1.2.0').provided, 'react/jsx-runtime': '19.3.1', 'react-dom/client': '19.3.1' },
        },
      ],
      catalogue: { revision: 1, issued: '', remotes: [] },
    })
    expect(verdicts.flatMap(({ errors }) => errors)).toEqual([])
    expect(verdicts.flatMap(({ notes = [] }) => notes)).toEqual([])
  })
})
