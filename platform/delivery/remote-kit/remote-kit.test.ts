import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { platformVersion } from '../../contract/platform'
import { describeWhenDeep } from '../../testing/describe-when-deep'
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'
import { readBuild } from '../build/read-build'
import { ownTemplates } from '../cli/render-own-remote'
import { comparedAuthority } from '../gate/authority'
import { gateVerdicts } from '../gate/gate'
import { hostFixture } from '../testing/host-fixture'
import { installPacked, linkedForTemplates, packForTest, run } from '../testing/packed-packages'

let room = ''
let tarballs: string[] = []

beforeAll(() => {
  room = temporaryFolder()
  tarballs = packForTest(path.join(room, 'packed'))
})

const packed = () => path.join(room, 'packed')
const fromPacked = () => ['--packages', packed(), '--no-lockfile']
const filesIn = (tarball: string | undefined) =>
  run(room, 'tar', 'tzf', tarball ?? '')
    .trim()
    .split('\n')
    .sort()

function create(template: string, name: string): string {
  const cli = path.join(packed(), 'remote-kit/dist/cli.js')
  run(room, process.execPath, cli, 'create', name, '--template', template, ...fromPacked())
  return path.join(room, `remote-${name}`)
}

function installForBuild(folder: string): void {
  const { zod = '', ...linked } = linkedForTemplates()
  installPacked(folder, tarballs, linked)
  // It comes into the build, whose hashes tell where a link leads.
  cpSync(zod, path.join(folder, 'node_modules/zod'), { recursive: true, dereference: true })
}

/** As its script «test» does it. */
const testIn = (folder: string, file: string) =>
  run(folder, process.execPath, '--import', 'tsx', '--test', '--test-reporter=tap', file)

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
    expect(kit).toContain('package/dist/templates/own/common/npmrc')
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
  const folder = create('plain', 'notes')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    '@sarv/contract': `file:packages/sarv-contract-${platformVersion}.tgz`,
    '@sarv/remote-kit': `file:packages/sarv-remote-kit-${platformVersion}.tgz`,
  })
  expect(readdirSync(path.join(folder, 'packages')).sort()).toEqual(tarballs.map((file) => path.basename(file)).sort())
  installForBuild(folder)
  const sarv = path.join(folder, 'node_modules/@sarv/remote-kit/dist/cli.js')
  expect(run(folder, process.execPath, sarv, 'build')).toMatch(/^notes@1\.0\.0-[0-9a-f]{8}: 3 files in dist\.\n$/)
  expect(testIn(folder, 'test/remote.test.ts')).toMatch(/^# pass 4$/m)

  const { built, files } = readBuild(path.join(folder, 'dist'))
  const catalogue = { revision: 1, issued: '', remotes: [] }
  const verdicts = gateVerdicts({ built, files, hosts: [hostFixture('1.2.0')], catalogue })
  expect(verdicts.flatMap(({ errors }) => errors)).toEqual([])

  // The same sources in another folder are the same version.
  const other = path.join(room, 'elsewhere/deep/notes')
  cpSync(folder, other, { recursive: true, verbatimSymlinks: true })
  expect(run(other, process.execPath, sarv, 'build')).toContain(`notes@${built.version}:`)
})

test.each(['plain', 'react-webpack'])('PLT-091 the types of a new repository by %s are right', (template) => {
  const folder = create(template, 'typed')
  installPacked(folder, tarballs, linkedForTemplates())
  expect(run(folder, path.join(workspace, 'node_modules/.bin/tsc'))).toBe('')
  rmSync(folder, { recursive: true })
})

test('PLT-095 an application is made a remote by init with the packed packages alone: its remote builds, passes its test and meets the gate', () => {
  const folder = path.join(room, 'application')
  const own = { 'bundle.js': "throw new Error('the application’s')\n", 'src/style.css': 'body { margin: 0 }\n' }
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  for (const [file, text] of Object.entries(own)) writeFileSync(path.join(folder, file), text)
  const manifest = { name: 'notes-app', scripts: { build: 'node bundle.js' }, devDependencies: { esbuild: '0.28.2' } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  const cli = path.join(packed(), 'remote-kit/dist/cli.js')
  run(folder, process.execPath, cli, 'init', 'by_init', '--packages', packed(), '--yes')
  installForBuild(folder)
  const sarv = path.join(folder, 'node_modules/@sarv/remote-kit/dist/cli.js')
  expect(run(folder, process.execPath, sarv, 'build')).toMatch(/^by_init@1\.0\.0-[0-9a-f]{8}: 3 files in dist\.\n$/)
  const [test = ''] = readdirSync(path.join(folder, 'test/remote')).filter((file) => file.startsWith('remote.test.'))
  expect(testIn(folder, `test/remote/${test}`)).toMatch(/^# pass 4$/m)
  for (const [file, text] of Object.entries(own)) expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text)
  const { built, files } = readBuild(path.join(folder, 'dist'))
  const catalogue = { revision: 1, issued: '', remotes: [] }
  const verdicts = gateVerdicts({ built, files, hosts: [hostFixture('1.2.0')], catalogue })
  expect(verdicts.flatMap(({ errors }) => errors)).toEqual([])
  expect(run(folder, process.execPath, sarv, 'update')).toContain('Nothing to do')
  // What is installed has all that a repository needs.
  const listed = run(folder, process.execPath, sarv, '--help')
  for (const name of ['create', 'init', 'update', 'build', 'dev', 'check', 'publish', 'promote'])
    expect(listed).toMatch(new RegExp(`^ *${name} `, 'm'))
})

describeWhenDeep('by npm from the registry', () => {
  test.each(ownTemplates)(
    'PLT-092 %s: npm ci on another machine, lint, types, tests; React is the shell’s',
    (template) => {
      const name = `by_${template.replaceAll('-', '_')}`
      const cli = path.join(packed(), 'remote-kit/dist/cli.js')
      run(room, process.execPath, cli, 'create', name, '--template', template, '--packages', packed())
      // Another person has what the repository has, and nothing beside it.
      const folder = path.join(room, 'clone', template)
      cpSync(path.join(room, `remote-${name}`), folder, { recursive: true })
      rmSync(path.join(room, `remote-${name}`), { recursive: true })
      run(folder, 'npm', 'ci', '--no-audit', '--no-fund')
      run(folder, 'npm', 'run', 'lint')
      run(folder, 'npm', 'run', 'types')
      // Node's reporter for a terminal marks its counts otherwise than that for a pipe, and which is used differs by version.
      expect(run(folder, 'npm', 'test')).toMatch(/^[#ℹ] pass 4$/m)
      const { built, files } = readBuild(path.join(folder, 'dist'))
      const isReact = template.startsWith('react')
      expect(Object.keys(built.shared).sort()).toEqual(
        isReact ? ['react', 'react-dom/client', 'react/jsx-runtime'] : [],
      )
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
      const notes = verdicts.flatMap(({ rule, notes = [] }) => (rule === comparedAuthority.name ? [] : notes))
      expect(notes).toEqual([])
    },
  )
})
