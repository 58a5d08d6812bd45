import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import webpack from 'webpack'
import { temporaryFolder } from '../../testing/temporary-folder'
import { readBuildRecord, writeBuildRecord } from './build-record'
import { builderFrom } from './builder'
import { bundledPackages, lockedPackages, packageFolder } from './bundled-packages'

const room = temporaryFolder()

function write(file: string, text: string | object): void {
  mkdirSync(path.dirname(path.join(room, file)), { recursive: true })
  writeFileSync(path.join(room, file), typeof text === 'string' ? text : JSON.stringify(text))
}

test('PLT-112 the packages of a bundle are those with a module in it', async () => {
  for (const [name, more] of Object.entries({ used: {}, '@x/concatenated': { license: 'MIT' }, unused: {} })) {
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', sideEffects: false, ...more })
    write(`node_modules/${name}/index.js`, `export const at = () => document.title + '${name}'`)
  }
  write('src/late.js', "export { at } from 'used'")
  write(
    'src/main.js',
    "import { at } from '@x/concatenated'\nimport { at as other } from 'unused'\nconsole.log(at)\nimport('./late.js').then(console.log)",
  )
  const compiler = webpack({
    context: room,
    entry: './src/main.js',
    mode: 'production',
    output: { path: `${room}/dist` },
  })
  const packages = await new Promise((resolve) =>
    compiler?.run((_, stats) => resolve(stats ? bundledPackages(stats.compilation) : [])),
  )
  expect(packages).toEqual([
    { name: '@x/concatenated', version: '1.0.0', license: 'MIT' },
    { name: 'used', version: '1.0.0' },
  ])
})

test('PLT-112 the packages of another bundler are those of package-lock.json, without tools', () => {
  write('package-lock.json', {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/vue': { version: '3.6.0', license: 'MIT' },
      'node_modules/a/node_modules/@x/b': { version: '2.0.0', license: { type: 'ISC' } },
      'node_modules/vite': { version: '8.0.0', dev: true },
      'node_modules/own': { link: true },
    },
  })
  const locked = lockedPackages(room)
  expect(locked).toEqual([
    { name: 'vue', version: '3.6.0', license: 'MIT' },
    { name: '@x/b', version: '2.0.0', license: undefined },
  ])
  expect(lockedPackages(path.join(room, 'src'))).toBeUndefined()
  mkdirSync(path.join(room, 'dist'), { recursive: true })
  writeBuildRecord(room, [...(locked ?? []), ...(locked ?? [])], 'lockfile', {})
  expect(readBuildRecord(path.join(room, 'dist'))).toMatchObject({
    packages: [{ name: '@x/b' }, { name: 'vue' }],
    from: 'lockfile',
    builder: { id: 'urn:sarv:builder:local' },
  })
})

test.each([
  ['/a/node_modules/.pnpm/x@1/node_modules/@x/y/dist/z.js', '/a/node_modules/.pnpm/x@1/node_modules/@x/y'],
  ['/a/src/z.js', undefined],
])('the package of %s lies in %s', (file, folder) => expect(packageFolder(file)).toBe(folder))

const hub = { GITHUB_SERVER_URL: 'https://hub.example', GITHUB_REPOSITORY: 'team/pma', GITHUB_RUN_ID: '7' }
test.each([
  [
    {
      ...hub,
      GITHUB_WORKFLOW_REF: 'team/pma/.github/workflows/deliver.yml@refs/heads/main',
      GITHUB_REF: 'refs/heads/main',
    },
    'https://hub.example/team/pma/.github/workflows/deliver.yml@refs/heads/main',
    'https://hub.example/team/pma/actions/runs/7',
  ],
  [
    { CI_PROJECT_URL: 'https://lab.example/team/pma', CI_RUNNER_ID: '12', CI_JOB_URL: 'https://lab.example/-/jobs/3' },
    'https://lab.example/team/pma/-/runners/12',
    'https://lab.example/-/jobs/3',
  ],
  [{}, 'urn:sarv:builder:local', undefined],
])('PLT-112 the builder of %j is %s', (env, id, run) => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  expect(builderFrom(env, import.meta.dirname)).toMatchObject({ id, commit: head })
  expect(builderFrom(env, room)).toEqual(expect.not.objectContaining({ commit: head }))
  expect(builderFrom(env, room).run).toBe(run)
})
