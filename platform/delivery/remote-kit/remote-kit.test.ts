import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
import { foundFrom, installPacked, packForTest, run } from '../testing/packed-packages'

let room = ''
let tarballs: string[] = []

beforeAll(() => {
  room = mkdtempSync(path.join(tmpdir(), 'sarv-kit-'))
  tarballs = packForTest(path.join(room, 'packed'))
})
afterAll(() => rmSync(room, { recursive: true }))

const packed = () => path.join(room, 'packed')
const filesIn = (tarball: string | undefined) =>
  run(room, 'tar', 'tzf', tarball ?? '')
    .trim()
    .split('\n')
    .sort()

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
    expect(contract?.filter((file) => !/\.d\.ts$|\/package\.json$/.test(file))).toEqual(['package/index.js'])
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
})

test('a repository of its own is made, built, tested and held against the gate with the packed packages alone', () => {
  const folder = createPlain()
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    '@sarv/contract': `file:${path.join(packed(), `sarv-contract-${platformVersion}.tgz`)}`,
    '@sarv/remote-kit': `file:${path.join(packed(), `sarv-remote-kit-${platformVersion}.tgz`)}`,
  })
  const jsdom = foundFrom(path.relative(workspace, foundFrom('.', 'jest-environment-jsdom')), 'jsdom')
  installPacked(folder, tarballs, { esbuild: foundFrom('platform', 'esbuild'), jsdom })
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
