import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { builtRemote, remoteManifest } from '../../contract/manifest'
import { temporaryFolder } from '../../testing/temporary-folder'
import { buildPackage } from '../build/build-package'
import { describeBuild } from '../build/describe-build'
import { workspace } from '../build/packages'
import { createRemote } from './create-remote'

const title = { fa: 'وام', en: 'Loans' }
let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

describe('a new remote', () => {
  test.each([[false], [true]])('has its name and title everywhere and nothing of the template (plain: %p)', (plain) => {
    const made = createRemote(folder, { name: 'loans', title, plain })
    expect(path.basename(made)).toBe('remote-loans')
    const manifest = remoteManifest.parse(JSON.parse(readFileSync(path.join(made, 'remote.json'), 'utf8')))
    expect(manifest).toMatchObject({ name: 'loans', title, owner: 'loans', requires: { platform: '^1.0.0' } })
    expect(manifest.routes).toMatchObject([{ path: '/loans', title }])
    expect(JSON.parse(readFileSync(path.join(made, 'package.json'), 'utf8')).name).toBe('@sarv/remote-loans')
    const owned = createRemote(folder, { name: 'owned', title, owner: 'loan-team', plain })
    expect(JSON.parse(readFileSync(path.join(owned, 'remote.json'), 'utf8')).owner).toBe('loan-team')
  })

  test('depends on packages that the workspace has', () => {
    const made = createRemote(folder, { name: 'loans', title, plain: false })
    const { dependencies } = JSON.parse(readFileSync(path.join(made, 'package.json'), 'utf8'))
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@sarv/'))
    expect(ours).toEqual(['@sarv/platform', '@sarv/shared'])
    for (const name of ours) {
      const manifest = path.join(workspace, name.replace('@sarv/', ''), 'package.json')
      expect(JSON.parse(readFileSync(manifest, 'utf8')).name).toBe(name)
    }
  })

  test.each([['Loans'], ['1st'], ['loans-and-more'], ['../loans'], ['host'], ['']])('is not named «%s»', (name) => {
    expect(() => createRemote(folder, { name, title, plain: false })).toThrow('SARV-102')
  })

  test('never overwrites another one', () => {
    createRemote(folder, { name: 'loans', title, plain: false })
    expect(() => createRemote(folder, { name: 'loans', title, plain: true })).toThrow('SARV-305')
  })
})

test('a remote without React is bundled by its own script and described like any other', async () => {
  // Inside the workspace, where its bundler is found.
  const inside = mkdtempSync(path.join(workspace, 'node_modules', '.cache-create-'))
  try {
    const made = createRemote(inside, { name: 'loans', title, plain: true })
    await expect(buildPackage(made)).resolves.toBe(true)
    const built = builtRemote.parse(JSON.parse(readFileSync(path.join(made, 'dist/platform.json'), 'utf8')))
    expect(built).toMatchObject({ name: 'loans', entry: 'remoteEntry.js', shared: {} })
    expect(built.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
    expect(built.files.map(({ path: file }) => file.replace(/\.[A-Z0-9]{8}\./, '.HASH.'))).toEqual([
      'lifecycles.HASH.js',
      'remoteEntry.js',
      'style.HASH.css',
    ])
    const named = (file: string) => built.files.find(({ path: name }) => name.startsWith(file))?.path
    expect(built.expose).toEqual({ scripts: [named('lifecycles')], styles: [named('style')] })
    expect(built.files.every(({ integrity }) => integrity.startsWith('sha256-'))).toBe(true)
    await expect(buildPackage(made)).resolves.toBe(false)
    // Once more, over what the first description left.
    expect(describeBuild(made)).toEqual(built)
    const entry = path.join(made, 'dist/remoteEntry.js')
    writeFileSync(entry, `${readFileSync(entry, 'utf8')}\nexport const words = 'shared singleton module react'\n`)
    expect(() => describeBuild(made)).toThrow('SARV-415')
  } finally {
    rmSync(inside, { recursive: true })
  }
})
