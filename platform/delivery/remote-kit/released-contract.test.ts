import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import semver from 'semver'
import { platformVersion } from '../../contract/platform'
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'
import { contractDeclarations, releaseContract, releasedFile, releasedVersions } from './released-contract'

test('the declarations are those that are kept of this platformVersion', () => {
  expect(releasedVersions()).toContain(platformVersion)
  releaseContract()
  expect(() => releaseContract(`${contractDeclarations()}\n`)).toThrow('the contract changed: raise platformVersion')
})

test('platform/CHANGELOG.md begins with this platformVersion', () => {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(path.join(workspace, 'platform/CHANGELOG.md'), 'utf8')) ?? []
  expect(newest).toBe(platformVersion)
})

// The compiler compares two generic functions only with their type parameters filled in.
const filled = `<'/funds/:id/', { page?: number }, { amount: number }, number>`
const calls = ['call', 'upload', 'download', 'stream']
  .map((name) => [name, `older.api.${name}${filled}`, `newer.api.${name}${filled}`])
  .map(
    ([name, old, call]) =>
      `export const ${name} = (...given: Parameters<typeof ${old}>): ReturnType<typeof ${old}> => ${call}(...given)`,
  )
  .join('\n')
const sameMajor = releasedVersions().filter((version) => semver.major(version) === semver.major(platformVersion))

test.each(sameMajor)('what was built for %s runs in the shell of today', (version) => {
  const room = temporaryFolder()
  writeFileSync(
    path.join(room, 'built.ts'),
    `import type * as released from '${releasedFile(version)}'
import type { Events } from '${workspace}/platform/contract/events/bus'
import type { RemoteProps } from '${workspace}/platform/contract/lifecycles'
import type { BuiltRemote } from '${workspace}/platform/contract/manifest'
import type { Platform } from '${workspace}/platform/contract/platform'

declare const older: released.Platform
declare const newer: Platform

export const rest: Omit<released.Platform, 'api' | 'bus'> = newer
// Of the bus its events: a handler of all of them cannot be assigned once there is one more.
export const bus: Record<keyof released.Bus, unknown> = newer.bus
export const heard = (events: Events): released.Events => events
export const emitted = (events: released.Events): Pick<Events, keyof released.Events> => events
export const api: Record<keyof released.Api, unknown> = newer.api
${calls}
export const props = (given: Omit<RemoteProps, 'platform'>): Omit<released.RemoteProps, 'platform'> => given
export const listed = (remote: released.BuiltRemote): BuiltRemote => remote
// @ts-expect-error A platform that lost a member is refused.
export const lost: Omit<released.Platform, 'api' | 'bus'> = {} as Omit<Platform, 'lock'>
`,
  )
  const compilerOptions = { skipLibCheck: false, typeRoots: [path.join(workspace, 'node_modules/@types')] }
  const extended = path.join(workspace, 'tsconfig.json')
  writeFileSync(
    path.join(room, 'tsconfig.json'),
    JSON.stringify({ extends: extended, compilerOptions, files: ['built.ts'], include: [] }),
  )
  const tsc = path.join(workspace, 'node_modules/.bin/tsc')
  expect(spawnSync(tsc, ['-p', room], { cwd: workspace, encoding: 'utf8' }).stdout).toBe('')
})
