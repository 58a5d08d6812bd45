import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { platformVersion } from '../../../contract/platform'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { sarvJson } from '../../testing/run-sarv'
import { createOwnRemote } from '../create-own-remote'
import { textAt } from '../file-changes'
import { digestOf, recordFile, type TemplateRecord } from '../template-record'
import { update } from './update'

let room: string
let folder: string
beforeEach(() => {
  room = temporaryFolder()
  folder = createOwnRemote(room, { name: 'notes', title: { fa: 'یادداشت', en: 'Notes' }, template: 'vue-vite' })
})

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const put = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const manifest = () => JSON.parse(read('package.json'))

/** Makes of the repository one that an earlier kit made, whose template had these texts. */
function madeWith(
  texts: Readonly<Record<string, string | undefined>>,
  change: (record: TemplateRecord) => object = (one) => one,
) {
  const record = JSON.parse(read(recordFile))
  for (const [file, text] of Object.entries(texts)) {
    if (text === undefined) {
      rmSync(path.join(folder, file))
      delete record.files[file]
    } else {
      put(file, text)
      record.files[file] = digestOf(text)
    }
  }
  put(recordFile, JSON.stringify(change({ ...record, kit: '1.7.0' })))
}

const sarv = (...line: string[]) => sarvJson(['update', ...line, '--folder', folder], {}, [update])

test('PLT-096 a repository of today has nothing to do', async () => {
  expect(await sarv()).toMatchObject({ code: 0, files: [], left: [], isWritten: false, template: 'vue-vite' })
})

test('PLT-096 files that the team has not touched become those of today, new ones come, and old ones go', async () => {
  const [readme, gitignore] = [read('README.md'), read('.gitignore')]
  madeWith({ 'README.md': '# of 1.7.0\n', '.gitignore': undefined, 'old.config.js': 'export {}\n' })
  expect(await sarv()).toMatchObject({ code: 3, errors: [{ code: 'SARV-243' }] })
  expect(await sarv('--dry-run')).toMatchObject({ from: '1.7.0', to: platformVersion, isWritten: false })
  expect(read('README.md')).toBe('# of 1.7.0\n')
  expect(await sarv('--yes')).toMatchObject({
    code: 0,
    left: [],
    files: expect.arrayContaining(['README.md', '.gitignore', 'old.config.js', recordFile]),
  })
  expect([read('README.md'), read('.gitignore'), textAt(folder, 'old.config.js')]).toEqual([
    readme,
    gitignore,
    undefined,
  ])
  expect(await sarv()).toMatchObject({ code: 0, files: [] })
})

test('PLT-096 what the team has changed or deleted stays, is shown, and is taken when it is named', async () => {
  const readme = read('README.md')
  madeWith({ 'README.md': '# of 1.7.0\n', '.gitlab-ci.yml': 'of: 1.7.0\n' })
  put('README.md', '# ours\n')
  rmSync(path.join(folder, '.gitlab-ci.yml'))
  const done = await sarv('--yes')
  expect(done).toMatchObject({ code: 0, left: ['README.md'], notes: ['.gitlab-ci.yml was deleted here and stays so.'] })
  expect([read('README.md'), textAt(folder, '.gitlab-ci.yml')]).toEqual(['# ours\n', undefined])
  expect(await sarv()).toMatchObject({ code: 0, files: [], left: [] })
  expect(await sarv('README.md', '--yes')).toMatchObject({ code: 0, files: ['README.md'] })
  expect(read('README.md')).toBe(readme)
  expect(await sarv('REEDME.md', '--yes')).toMatchObject({ code: 2, errors: [{ code: 'SARV-244' }] })
})

test('PLT-096 package.json is compared entry by entry, and remote.json is the team’s', async () => {
  const { scripts, devDependencies } = manifest()
  const former = { ...devDependencies, vite: '7.0.0', gone: '1.0.0' }
  madeWith({}, (record) => ({ ...record, manifest: { ...record.manifest, devDependencies: former } }))
  const ours = { ...former, jsdom: '20.0.0', eslint: '9.0.0' }
  put('package.json', JSON.stringify({ ...manifest(), scripts: { ...scripts, lint: 'eslint' }, devDependencies: ours }))
  put('remote.json', read('remote.json').replace('"storage": []', '"storage": ["notes"]'))
  const declared = read('remote.json')
  await sarv('--yes')
  const { gone: _, ...kept } = ours
  expect(manifest()).toMatchObject({ scripts: { ...scripts, lint: 'eslint' } })
  expect(manifest().devDependencies).toEqual({ ...kept, vite: devDependencies.vite })
  expect(read('remote.json')).toBe(declared)
})

test('PLT-096 the packages stay in the folder where the repository has them', async () => {
  const packed = manifest().dependencies['@sarv/remote-kit'].replace(
    platformVersion,
    'file:packages/sarv-remote-kit-1.7.0.tgz',
  )
  madeWith({}, (record) => ({
    ...record,
    manifest: { ...record.manifest, dependencies: { ...record.manifest.dependencies, '@sarv/remote-kit': packed } },
  }))
  put(
    'package.json',
    read('package.json').replace(`"@sarv/remote-kit": "${platformVersion}"`, `"@sarv/remote-kit": "${packed}"`),
  )
  await sarv('--yes')
  expect(manifest().dependencies['@sarv/remote-kit']).toBe(`file:packages/sarv-remote-kit-${platformVersion}.tgz`)
})

test('PLT-096 a repository without a record, or of a newer kit, is refused; a named template compares all', async () => {
  put(recordFile, read(recordFile).replace(`"${platformVersion}"`, '"99.0.0"'))
  expect(await sarv()).toMatchObject({ code: 3, errors: [{ code: 'SARV-245' }] })
  rmSync(path.join(folder, recordFile))
  expect(await sarv()).toMatchObject({ code: 2, errors: [{ code: 'SARV-242' }] })
  put('README.md', '# ours\n')
  expect(await sarv('--template', 'vue-vite', '--yes')).toMatchObject({ left: ['README.md'], files: [recordFile] })
  expect(await sarv()).toMatchObject({ code: 0, files: [], left: [] })
})
