import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { shellManifest } from '../../contract/shell-manifest'
import { temporaryFolder } from '../../testing/temporary-folder'
import { createProduct } from './create-product'

// The quick core of e2e/new-product.test.ts: the template's types are those of the workspace.

const room = temporaryFolder()
const folder = path.join(room, 'savings')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const packed = () => path.join(folder, 'packages')

beforeAll(() => createProduct(folder))

test('a product has its name, and versions where the template has none', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'savings',
    dependencies: { react: expect.stringMatching(/^\d/) },
  })
  expect(shellManifest.parse(JSON.parse(read('host/shell.json'))).title.en).toBe('savings')
  for (const file of ['package.json', 'remote-home/package.json', 'compose.yml', 'README.md'])
    expect(read(file)).not.toMatch(/catalog:|workspace:|example|": "platform"/)
})

test('every package that it names lies in it, without the catalog and without tests', () => {
  const named = [
    ...`${read('package.json')}${read('remote-home/package.json')}`.matchAll(/file:(?:\.\.\/)?packages\/([^"]+)/g),
  ]
  expect(named.map(([, name]) => name).sort()).toEqual(readdirSync(packed()).sort())
  const platform = readdirSync(packed()).find((name) => name.startsWith('sarv-platform')) ?? ''
  const tar = (...args: string[]) => execFileSync('tar', args, { cwd: packed(), encoding: 'utf8' })
  expect(tar('xzOf', platform, 'package/package.json')).not.toMatch(/catalog:|workspace:/)
  const files = tar('tzf', platform).split('\n')
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([])
  // What the compose file and the scripts start.
  const started = [
    ...`${read('compose.yml')}${read('package.json')}`.matchAll(/node_modules\/@sarv\/platform\/([\w./-]+)/g),
  ]
  expect(started).toHaveLength(3)
  for (const [, file] of started) expect(files).toContain(`package/${file}`)
  for (const [, file = ''] of read('compose.yml').matchAll(/tsx, ([\w-]+\.ts)\]/g))
    expect(existsSync(path.join(folder, file))).toBe(true)
  for (const [, file = ''] of read('Dockerfile').matchAll(/^COPY ([\w-]+) /gm))
    expect(existsSync(path.join(folder, file))).toBe(true)
})

test.each([
  ['savings', 'SARV-305'],
  ['Savings', 'SARV-102'],
  ['1st', 'SARV-102'],
])('is not made as %s (%s)', async (name, code) => {
  mkdirSync(path.join(room, 'savings'), { recursive: true })
  await expect(createProduct(path.join(room, name))).rejects.toThrow(code)
})
