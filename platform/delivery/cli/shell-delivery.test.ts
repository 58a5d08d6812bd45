import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { noHealth } from '../../contract/health-sums'
import { temporaryFolder } from '../../testing/temporary-folder'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import { folderStore } from '../store/folder-store'
import { guardCanaries } from '../store/health/guard-canaries'
import { keepMinute, minuteOf } from '../store/health/health-minutes'
import { writeBuild, writeShellBuild } from '../testing/built-folder'
import { passGate } from '../testing/published-fixture'
import { sarvJson, settingsOf } from '../testing/run-sarv'

const room = temporaryFolder()
let made = 0
let store = folderStore(room)
beforeEach(() => {
  store = folderStore(path.join(room, `${++made}`))
})

const sarv = (line: string) => sarvJson(line, settingsOf(store))

/** Publishes a shell that keeps a contract. @returns its version */
async function publish(contract: string): Promise<string> {
  const dist = writeShellBuild(path.join(room, `dist-${++made}`), contract)
  const { code, host } = await sarv(`publish host --no-smoke --dist ${dist}`)
  expect(code).toBe(0)
  await passGate(store, {}, 'host', host.version)
  return host.version
}

const shellNow = async () => (await readCatalogue(store, {})).catalogue.shell

test('PLT-078 the shell is published, canaried, promoted and taken back by the verbs of remotes, and recorded like them', async () => {
  const [first, second, third] = [await publish('1.0.0'), await publish('1.1.0'), await publish('1.2.0')]
  expect(await sarv(`promote host@${first} --percent 10`)).toMatchObject({ errors: [{ code: 'SARV-207' }] })
  expect(await sarv(`promote host@${first} --why start`)).toMatchObject({ what: [`host: comes in with ${first}`] })
  expect(await sarv(`promote host@${first}`)).toMatchObject({ errors: [{ code: 'SARV-203' }] })
  expect(await sarv(`promote host@${second} --percent 10 --dry-run`)).toMatchObject({ dryRun: true })
  expect(await sarv(`promote host@${second} --percent 10`)).toMatchObject({ what: [`host: 10 % try ${second}`] })
  expect(await sarv(`promote host@${third}`)).toMatchObject({ errors: [{ code: 'SARV-206' }] })
  expect(await sarv(`promote host@${second}`)).toMatchObject({
    what: [`host: everybody runs ${second} instead of ${first}`],
  })
  expect(await sarv('rollback host')).toMatchObject({
    what: [`host: everybody runs ${first} instead of ${second}`, `host: ${second} is taken back`],
  })
  expect(await sarv('rollback host')).toMatchObject({ errors: [{ code: 'SARV-205' }] })
  expect(await sarv(`promote host@${second}`)).toMatchObject({ errors: [{ code: 'SARV-204' }] })
  expect(await sarv('promote host@9.0.0')).toMatchObject({ errors: [{ code: 'SARV-202' }] })

  const { remotes } = await sarv('status')
  expect(remotes).toMatchObject([{ name: 'host', owner: 'platform', version: first, withdrawn: [second] }])
  const { versions } = await sarv('versions host')
  expect(versions.map(({ version, state }: { version: string; state: string }) => [version, state])).toEqual([
    [third, ''],
    [second, 'was taken back'],
    [first, 'everybody runs it'],
  ])
  expect(await sarv(`diff host@${third}`)).toMatchObject({
    now: first,
    files: { same: 0, new: 1, gone: 1 },
    declared: ['+ provides @sarv/shared/platform 1.2.0', '- provides @sarv/shared/platform 1.0.0'],
  })
  expect(await sarv(`preview host@${third} --against https://app.example.ir`)).toMatchObject({
    errors: [{ code: 'SARV-102' }],
  })
  const { entries } = await sarv('audit host')
  expect(entries).toHaveLength(4)
  expect(entries.at(-1)).toMatchObject({ who: 'nima', why: 'start', remotes: { host: { current: first } } })
})

test('PLT-078 an app is switched off with a message and on again', async () => {
  expect(await sarv('kill host --message off')).toMatchObject({ errors: [{ code: 'SARV-201' }] })
  await sarv(`promote host@${await publish('1.0.0')}`)
  expect(await sarv('kill host --message off')).toMatchObject({ what: ['host: is switched off: off'] })
  expect(await shellNow()).toMatchObject({ killed: { message: { fa: 'off', en: 'off' } } })
  expect(await sarv('revive host')).toMatchObject({ what: ['host: is switched on again'] })
})

test('PLT-007 remotes are held against every shell that runs, a canary too; a shell against what runs by then', async () => {
  const [old, young] = [await publish('1.0.0'), await publish('2.0.0')]
  await sarv(`promote host@${old}`)
  const dist = (version: string, platform: string) =>
    writeBuild(path.join(room, `dist-${++made}`), 'pma', { version, requires: { platform } })
  await sarv(`publish pma --no-smoke --dist ${dist('1.0.0', '^1.0.0')}`)
  await passGate(store, {}, 'pma', '1.0.0')
  await sarv('promote pma@1.0.0')
  expect(await sarv(`promote host@${young} --percent 1`)).toMatchObject({
    errors: [{ code: 'SARV-401', detail: expect.stringContaining('pma@1.0.0 (pma-team)') }, { code: 'SARV-306' }],
  })
  await sarv(`publish pma --no-smoke --dist ${dist('1.1.0', '^1.0.0 || ^2.0.0')}`)
  await passGate(store, {}, 'pma', '1.1.0')
  await sarv('promote pma@1.1.0')
  expect(await sarv(`promote host@${young} --percent 1`)).toMatchObject({ what: [`host: 1 % try ${young}`] })
  expect(await sarv(`publish pma --no-smoke --dist ${dist('1.2.0', '^1.0.0')}`)).toMatchObject({
    errors: [{ code: 'SARV-304' }],
    rules: expect.arrayContaining([
      expect.objectContaining({ errors: [expect.objectContaining({ code: 'SARV-401' })] }),
    ]),
  })
})

test('PLT-078 a canary of the shell whose pages fail is stopped by the guard', async () => {
  const [old, young] = [await publish('1.0.0'), await publish('1.1.0')]
  await sarv(`promote host@${old}`)
  await sarv(`promote host@${young} --percent 10`)
  const now = Date.now()
  const health = (version: string, opened: number, crashed: number) => ({
    ...noHealth({ name: 'host', version, owner: 'platform' }),
    ...{ opened, crashed },
  })
  const remotes = [health(old, 500, 0), health(young, 100, 60)]
  await keepMinute(store, { minute: minuteOf(now), server: 'one', remotes })
  const { stopped } = await guardCanaries({ store, keys: {}, who: 'guard' }, now)
  expect(stopped).toMatchObject([{ name: 'host', version: young }])
  expect(await shellNow()).toMatchObject({ current: { version: old }, withdrawn: [young] })
})
