import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { remoteManifest } from '../../contract/manifest'
import { platformVersion } from '../../contract/platform'
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'
import { ownTemplates, renderOwnRemote } from './render-own-remote'

const title = { fa: 'وام', en: 'Loans' }
const render = (template: string, name = 'loans') => renderOwnRemote({ name, title, template, packages: 'packages' })

test.each(ownTemplates)(
  'PLT-091 the template %s is in TypeScript, with lint, types, a test, pipelines and pinned packages',
  (template) => {
    const files = render(template)
    const sources = Object.keys(files).filter((name) => /^(?:src|test)\/.*[jt]sx?$/.test(name))
    expect(sources.filter((name) => !/\.tsx?$/.test(name))).toEqual([])
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['.gitignore', '.npmrc', 'biome.json', 'tsconfig.json']))
    expect(Object.entries(files).filter(([, text]) => /example|file:\//.test(text))).toEqual([])

    const { name, scripts, dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '')
    expect(name).toBe('remote-loans')
    expect(Object.keys(scripts).sort()).toEqual(['build', 'bundle', 'lint', 'pretest', 'test', 'types'])
    const { '@sarv/contract': contract, '@sarv/remote-kit': kit, ...others } = { ...dependencies, ...devDependencies }
    expect([contract, kit]).toEqual(
      ['contract', 'remote-kit'].map((one) => `file:packages/sarv-${one}-${platformVersion}.tgz`),
    )
    expect(Object.values(others).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
    expect(remoteManifest.parse(JSON.parse(files['remote.json'] ?? ''))).toMatchObject({
      name: 'loans',
      owner: 'loans',
      routes: [{ path: '/loans', title }],
      storage: ['loans'],
    })
    for (const pipeline of ['.github/workflows/deliver.yml', '.gitlab-ci.yml'])
      expect(files[pipeline]?.match(/npm (?:ci|run \w+|test)/g)?.slice(0, 4)).toEqual([
        'npm ci',
        'npm run lint',
        'npm run types',
        'npm test',
      ])
  },
)

test('PLT-091 what is made passes its own linter, whatever it is called', () => {
  const room = temporaryFolder()
  for (const name of ['a', 'zakat_and_charity_of_the_house_2'])
    for (const template of ownTemplates)
      for (const [file, text] of Object.entries(render(template, name))) {
        // One run for all, by the configuration that each of them has.
        const isConfiguration = file === 'biome.json'
        const written = path.join(room, isConfiguration ? '' : `${template}/${name}`, file)
        mkdirSync(path.dirname(written), { recursive: true })
        writeFileSync(
          written,
          isConfiguration ? text.replace(/"includes": .*\]/, '"includes": ["**/*.{ts,tsx,js,vue,svelte,css}"]') : text,
        )
      }
  const biome = path.join(workspace, 'node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['check', '--error-on-warnings', '--colors=off', '.'], {
    cwd: room,
    encoding: 'utf8',
  })
  expect(stdout + stderr).toMatch(/^Checked \d{3} files in \w+\. No fixes applied\.\n$/)
})

test('without packed packages the registry has them', () => {
  const { dependencies } = JSON.parse(
    renderOwnRemote({ name: 'loans', title, template: 'plain' })['package.json'] ?? '',
  )
  expect(dependencies).toMatchObject({ '@sarv/contract': platformVersion, '@sarv/remote-kit': platformVersion })
})

test.each(['vu', 'constructor', ''])('the template "%s" is answered by those that there are', (template) => {
  expect(() => render(template)).toThrow(`There are ${ownTemplates.join(', ')}.`)
})
