import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { platformVersion } from '../../../contract/platform'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { manifestErrors } from '../../remote-kit/manifest'
import { runSarv, sarvJson } from '../../testing/run-sarv'
import { init } from './init'
import { update } from './update'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const application = {
  'package.json': JSON.stringify({
    name: '@team/Savings-app',
    scripts: { dev: 'vite', build: 'vite build', test: 'vitest' },
    dependencies: { vue: '2.7.0' },
    devDependencies: { vite: '8.3.8' },
  }),
  'vite.config.js': 'export default {}\n',
  'README.md': '# ours\n',
  '.gitignore': 'dist/\n',
  '.gitlab-ci.yml': 'test: { script: npm test }\n',
  'src/style.css': 'body { color: red }\n',
  'test/page.js': '// ours\n',
}

function put(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}

function all(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const places = files.map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(places.map((place) => [path.relative(folder, place), readFileSync(place, 'utf8')]))
}

const sarv = (...line: string[]) => sarvJson([...line, '--folder', folder], {}, [init, update])
const text = async (...line: string[]) => (await runSarv([...line, '--folder', folder], {}, [init])).out

test('PLT-095 an application becomes a remote beside what it has, and nothing of its own is overwritten', async () => {
  put(application)
  const done = await sarv('init', '--packages', path.join(folder, 'packages'), '--title-en', 'Savings', '--yes')
  expect(done).toMatchObject({ code: 0, name: 'savings_app', template: 'vue-vite', isWritten: true })
  const files = all()
  const { 'package.json': _, '.gitignore': __, ...kept } = application
  expect(files).toMatchObject(kept)
  expect(files['.gitignore']).toMatch(/^dist\/\nnode_modules$/m)
  const manifest = JSON.parse(files['remote.json'] ?? '')
  expect(manifestErrors(manifest)).toEqual([])
  expect(manifest).toMatchObject({ name: 'savings_app', title: { en: 'Savings' }, routes: [{ path: '/savings_app' }] })
  const { scripts, dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '')
  expect(scripts).toMatchObject({
    dev: 'vite',
    build: 'vite build',
    test: 'vitest',
    bundle: expect.stringMatching(/^vite build --config vite\.remote\.config\.m?[jt]s$/),
    check: 'sarv check',
    'remote:build': 'sarv build',
    'remote:dev': 'sarv dev',
    'remote:test': expect.stringMatching(/^sarv build && .*remote\.test\./),
  })
  expect({ ...dependencies, ...devDependencies }).toMatchObject({
    vue: '2.7.0',
    vite: '8.3.8',
    '@sarv/remote-kit': `file:packages/sarv-remote-kit-${platformVersion}.tgz`,
    '@sarv/contract': `file:packages/sarv-contract-${platformVersion}.tgz`,
  })
  const named = (shape: RegExp) => Object.keys(files).find((file) => shape.test(file)) ?? ''
  const scripted = Object.entries(files).flatMap(([file, text]) => (/^vite\b/.test(file) ? text : []))
  expect(scripted.join('')).toContain('src/remote/remote-entry')
  expect(named(/^vite\.remote\.config\./)).not.toBe('')
  expect(files['src/remote/style.css']).not.toBe(undefined)
  expect(files['.github/workflows/deliver.yml']).toBeUndefined()
  const remains = done.remains.join('\n')
  for (const said of [named(/^src\/remote\/lifecycles\./), '.gitlab-ci.yml is there already', 'vue is 2.7.0 here'])
    expect(remains).toContain(said)
  expect(await sarv('init', '--yes')).toMatchObject({ code: 3, errors: [{ code: 'SARV-241' }] })
  expect(await sarv('update', '--dry-run')).toMatchObject({ code: 0, files: [], left: [] })
})

test('PLT-095 init shows what it would write as a diff, and writes nothing without a word of a person', async () => {
  put(application)
  const shown = await text('init', '--dry-run')
  expect(shown).toMatch(/^--- a\/package\.json\n\+\+\+ b\/package\.json$/m)
  expect(shown).toMatch(/^--- \/dev\/null\n\+\+\+ b\/remote\.json$/m)
  expect(shown).toMatch(/^\+ {4}"bundle": "vite build --config/m)
  expect(await sarv('init')).toMatchObject({ code: 3, errors: [{ code: 'SARV-243' }] })
  expect(all()).toEqual(application)
})

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['without package.json', {}, 'It has no package.json.'],
  ['that names no bundler', { 'package.json': '{"dependencies":{"express":"5.1.0"}}' }, 'names no bundler'],
  ['with a package.json that is cut', { 'package.json': '{"name":' }, 'cannot be read'],
])('PLT-095 a folder %s is refused', async (_, files, detail) => {
  put(files)
  expect(await sarv('init', '--yes')).toMatchObject({
    code: 2,
    errors: [{ code: 'SARV-240', detail: expect.stringContaining(detail) }],
  })
  expect(all()).toEqual(files)
})
