import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { platformVersion } from '../../contract/platform'
import { temporaryFolder } from '../../testing/temporary-folder'
import { runSarv } from '../testing/run-sarv'
import { createOwnRemote, createWithPackages } from './create-own-remote'

const remote = { name: 'notes', title: { fa: 'یادداشت', en: 'Notes' }, template: 'react-vite' }
const tarballs = ['contract', 'remote-kit'].map((name) => `sarv-${name}-${platformVersion}.tgz`)
let room = ''
let packed = ''

beforeEach(() => {
  room = temporaryFolder()
  packed = path.join(room, 'packed')
  mkdirSync(packed)
  for (const name of [...tarballs, 'sarv-api-1.0.0.tgz']) writeFileSync(path.join(packed, name), name)
})

test("PLT-093 a new repository has the platform's packages in itself, and no address of the machine that made it", () => {
  const folder = createWithPackages(room, remote, packed)
  expect(readdirSync(path.join(folder, 'packages')).sort()).toEqual(tarballs)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  for (const { parentPath, name } of files)
    expect(readFileSync(path.join(parentPath, name), 'utf8')).not.toMatch(/file:\/|\/tmp\//)
  expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toContain('omit-lockfile-registry-resolved=true\n')
})

test('a package that was not packed is named before anything is written', () => {
  rmSync(path.join(packed, tarballs[0] ?? ''))
  expect(() => createWithPackages(room, remote, packed)).toThrow(`${packed} has no ${tarballs[0]}.`)
  expect(existsSync(path.join(room, 'remote-notes'))).toBe(false)
})

test('never overwrites another one', () => {
  createOwnRemote(room, remote)
  expect(() => createOwnRemote(room, { ...remote, template: 'plain' })).toThrow('SARV-305')
})

/** Puts a program in the place of npm. */
function replaceNpm(script: string): void {
  writeFileSync(path.join(room, 'npm'), `#!/bin/sh\n${script}\n`)
  chmodSync(path.join(room, 'npm'), 0o755)
}

async function create(...options: string[]): Promise<string> {
  const words = ['create', 'notes', '--template', 'plain', '--into', room, '--packages', packed, ...options]
  const { code, out, err } = await runSarv(words, { PATH: `${room}${path.delimiter}${process.env.PATH}` })
  expect(code).toBe(0)
  return out + err
}

const lockfile = () => path.join(room, 'remote-notes/package-lock.json')

test('PLT-093 npm writes the lockfile without installing, and the command says that npm ci works', async () => {
  replaceNpm('echo "$@" > package-lock.json')
  expect(await create()).toMatch(/remote-notes && npm ci && npm test\n/)
  expect(readFileSync(lockfile(), 'utf8')).toMatch(/^install --package-lock-only --ignore-scripts /)
})

test.each([
  ['ENOTFOUND', 'echo "npm error code ENOTFOUND" >&2; exit 1', []],
  ['by --no-lockfile', 'touch package-lock.json', ['--no-lockfile']],
])('PLT-093 without a lockfile the command says why: %s', async (why, script, options) => {
  replaceNpm(script)
  const said = await create(...options)
  expect(said).toContain(`It has no package-lock.json (${why}): npm install writes it, npm ci needs it.\n`)
  expect(said).toMatch(/remote-notes && npm install && npm test\n/)
  expect(existsSync(lockfile())).toBe(false)
})
