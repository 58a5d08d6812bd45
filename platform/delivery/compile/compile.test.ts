import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { workspace } from '../build/packages'

const cache = path.join(workspace, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'program-'))
const compiledFolder = path.join(cache, 'compiled', `.cache.${path.basename(folder)}.program.ts`)
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(compiledFolder, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['platform/delivery/compile/run.js', path.join(folder, 'program.ts'), ...args], {
    cwd: workspace,
    encoding: 'utf8',
  })
const written = () => readdirSync(compiledFolder).map((name) => statSync(path.join(compiledFolder, name)).mtimeMs)

beforeEach(() => {
  write('part.ts', `export const word: string = 'first'`)
  write(
    'program.ts',
    `import path from 'node:path'
     import { word } from './part'
     interface Unused { readonly nothing: string }
     console.log(word, path.basename(import.meta.dirname), process.argv.slice(2).join())
     if (process.argv.includes('fail')) throw new Error('what went wrong')`,
  )
})

test('a program runs with its arguments, and knows where its source lies', () => {
  expect(run('a', 'b').stdout).toBe(`first ${path.basename(folder)} a,b\n`)
})

test('a program is compiled again when one of its files has changed, and only then', () => {
  run()
  const before = written()
  run()
  expect(written()).toEqual(before)
  write('part.ts', `export const word: string = 'second'`)
  expect(run().stdout).toMatch(/^second /)
})

test('a program starts while the draft of another one that compiles the same goes away', () => {
  run()
  // What is there when the folder is read, and no longer when the file is.
  symlinkSync('gone', path.join(compiledFolder, 'program.js.1'))
  write('part.ts', `export const word: string = 'meanwhile'`)
  expect(run().stdout).toMatch(/^meanwhile /)
})

test('a program that throws names the line of its source', () => {
  const { status, stderr } = run('fail')
  expect(status).toBe(1)
  expect(stderr).toContain(`${path.join(folder, 'program.ts')}:5`)
})

test('a program that does not compile is named with the place, and nothing runs', () => {
  write('part.ts', 'export const word = ')
  const { status, stdout, stderr } = run()
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('part.ts:1:20')
})

test('PLT-105 a packed program has its packages in it, and runs where neither they nor its sources are', () => {
  symlinkSync(path.join(workspace, 'platform/node_modules'), path.join(folder, 'node_modules'))
  write('program.ts', `import fastify from 'fastify'\nconsole.log(typeof fastify(), import.meta.dirname)`)
  const packing = ['platform/delivery/compile/pack.js', path.join(folder, 'program.ts')]
  const { stderr } = spawnSync(process.execPath, packing, { cwd: workspace, encoding: 'utf8' })
  expect(stderr).toBe('')
  for (const name of ['program.ts', 'node_modules']) rmSync(path.join(folder, name))
  expect(run().stdout).toBe(`object ${folder}\n`)
})
