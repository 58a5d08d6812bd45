import { execFile, spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Catalogue } from '../../contract/catalogue'
import { bucketOf, noHealth } from '../../contract/health-sums'
import delivery from '../../package.json' with { type: 'json' }
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'
import type { ErrorDetail } from '../errors/sarv-error'
import { catalogueKey } from '../store/catalogue/catalogue-path'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { changeCatalogue, readCatalogue } from '../store/catalogue/catalogue-store'
import { catalogueText } from '../store/catalogue/catalogue-text'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { keepMinute, minuteOf } from '../store/health/health-minutes'
import { openStore } from '../store/open-store'
import { announceHost, runningHosts } from '../store/versions/host-versions'
import { builtFixture } from '../testing/built-fixture'
import { filesFixture, writeBuild, writeShellBuild } from '../testing/built-folder'
import { describeWithS3 } from '../testing/describe-with-s3'
import { hostFixture } from '../testing/host-fixture'
import { passGate } from '../testing/published-fixture'
import { runSarv, settingsOf } from '../testing/run-sarv'
import { commands } from './commands'

interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

interface Machine {
  readonly errors: readonly ErrorDetail[]
  readonly what?: readonly string[]
  readonly revision?: number
}

const folder = temporaryFolder()
let made = 0
let store = ''

async function sarv(line: string, env: NodeJS.ProcessEnv = {}): Promise<Answer> {
  const argv = line.split(' ').map((word) => word.replaceAll('_', ' '))
  return runSarv(argv, { ...settingsOf({ address: store }), ...env })
}

async function machine(line: string, env: NodeJS.ProcessEnv = {}): Promise<Machine & { readonly code: number }> {
  const { code, out } = await sarv(`${line} --json`, env)
  return { code, ...(JSON.parse(out) as Machine) }
}

async function publish(name: string, version: string, env: NodeJS.ProcessEnv = {}): Promise<Answer> {
  const dist = writeBuild(path.join(folder, `dist-${++made}`), name, { version })
  return publishFrom(name, version, dist, env)
}

/** Publishes a build that no browser could open as one that was opened. */
async function publishFrom(name: string, version: string, dist: string, env: NodeJS.ProcessEnv = {}): Promise<Answer> {
  const published = await sarv(`publish ${name} --no-smoke --dist ${dist}`, env)
  if (published.code === 0) await passGate(await openStore(store), catalogueKeysFrom(env), name, version)
  return published
}

async function live(name: string, ...versions: string[]): Promise<void> {
  for (const version of versions) {
    expect(await publish(name, version)).toMatchObject({ code: 0 })
    expect(await sarv(`promote ${name}@${version}`)).toMatchObject({ code: 0 })
  }
}

/** Everything that must be true on every kind of store. */
function deliversOn(newAddress: () => Promise<string>): void {
  beforeEach(async () => {
    store = await newAddress()
    await announceHost(await openStore(store), hostFixture('1.0.0'), 'nima')
  })

  test('a version is published, tried, promoted and taken back; status and audit say so', async () => {
    const published = await publish('pma', '1.0.0')
    expect(published).toMatchObject({ code: 0, out: expect.stringContaining('pnpm sarv promote pma@1.0.0') })
    expect((await sarv('status')).out).toContain('holds no catalogue yet')
    expect((await machine('promote pma@1.0.0')).what).toEqual(['pma: comes in with 1.0.0'])
    await publish('pma', '1.1.0')
    const tried = await machine('promote pma@1.1.0 --percent 10 --if level>=1 --why the_new_receipt')
    expect(tried.what).toEqual(['pma: 10 % from level 1 try 1.1.0'])
    expect((await sarv('status')).out).toMatch(/pma +pma-team +1\.0\.0 .*1\.1\.0 for 10 % from level 1 since/)
    await sarv('promote pma@1.1.0')
    expect((await machine('rollback pma')).what).toEqual([
      'pma: everybody runs 1.0.0 instead of 1.1.0',
      'pma: 1.1.0 is taken back',
    ])
    const { out } = await sarv('audit pma')
    expect(out).toContain('because: the new receipt')
    expect(out.match(/^\d+ /gm)).toEqual(['4 ', '3 ', '2 ', '1 '])
    expect(await machine('promote pma@1.1.0')).toMatchObject({ code: 3, errors: [{ code: 'SARV-204' }] })
    expect(await sarv('promote pma@1.1.0 --again')).toMatchObject({ code: 0 })
  })

  test('T34 a record of the audit log that was altered or taken away is told, and which are as they were signed', async () => {
    await live('pma', '1.0.0')
    await sarv('renew')
    await sarv('renew')
    expect(await sarv('audit --verify')).toMatchObject({
      code: 0,
      out: 'Revisions 1 to 3 are as they were signed.\n',
    })
    const opened = await openStore(store)
    const [, key = ''] = await opened.list('audit/')
    const body = Buffer.from((await opened.get(key))?.body ?? []).toString()
    await opened.remove(key)
    await opened.put(key, Buffer.from(body.replace('renew', 'forge')), 'absent')
    for (const command of ['audit', 'audit --verify', 'doctor'])
      expect((await machine(command)).errors).toContainEqual(
        expect.objectContaining({ code: 'SARV-514', detail: expect.stringContaining('revision 2') }),
      )
    expect((await sarv('audit --verify')).out).toContain('Revisions 3 to 3 are')
    await opened.remove(key)
    expect((await machine('audit --verify')).errors).toMatchObject([{ code: 'SARV-509' }])
  })

  test('a remote is switched off with a message, and on again', async () => {
    await live('pma', '1.0.0')
    const off = await machine('kill pma --message-fa در_حال_تعمیر --message-en Under_repair')
    expect(off.what).toEqual(['pma: is switched off: Under repair'])
    expect((await sarv('status')).out).toMatch(/OFF since .*: Under repair/)
    expect((await machine('revive pma')).what).toEqual(['pma: is switched on again'])
    expect(await machine('revive pma')).toMatchObject({ code: 3, errors: [{ code: 'SARV-208' }] })
  })

  test('PLT-117 a remote that is off is taken out with its record, and its version comes in again', async () => {
    await live('pma', '1.0.0')
    expect(await machine('retire pma')).toMatchObject({ code: 3, errors: [{ code: 'SARV-261' }] })
    await machine('kill pma --message off')
    expect(await machine('retire pma --dry-run')).toMatchObject({ what: ['pma: leaves the catalogue'] })
    expect((await sarv('retire pma --why moved')).out).toContain('In again: `pnpm sarv promote pma@1.0.0`.')
    expect(await machine('status')).toMatchObject({ remotes: [] })
    expect(await machine('audit pma --limit 1')).toMatchObject({ entries: [{ verb: 'retire', why: 'moved' }] })
    expect(await machine('revive pma')).toMatchObject({ code: 3, errors: [{ code: 'SARV-201' }] })
    expect((await machine('promote pma@1.0.0')).what).toEqual(['pma: comes in with 1.0.0'])
  })

  test('a version is published once; half of an upload is not a version, and is completed', async () => {
    await publish('pma', '1.0.0')
    expect(await publish('pma', '1.0.0')).toMatchObject({ code: 0, out: 'pma@1.0.0 is published already.\n' })
    const other = writeBuild(path.join(folder, 'dist-other'), 'pma', { version: '1.0.0', owner: 'another team' })
    expect(await machine(`publish pma --dist ${other}`)).toMatchObject({ code: 3, errors: [{ code: 'SARV-303' }] })
    const half = await openStore(store)
    const entry = filesFixture('pma', { version: '2.0.0' }).get('remoteEntry.js') ?? Buffer.alloc(0)
    await half.put('remotes/pma/2.0.0/remoteEntry.js', entry, 'absent')
    expect(await machine('promote pma@2.0.0')).toMatchObject({ code: 3, errors: [{ code: 'SARV-202' }] })
    expect(await publish('pma', '2.0.0')).toMatchObject({ code: 0 })
  })

  test('what the gate refuses is not published, and the screen says why', async () => {
    await live('bank', '1.0.0')
    const dist = writeBuild(
      path.join(folder, `dist-${++made}`),
      'pma',
      { version: '1.0.0', intents: {}, requires: { platform: '^2.0.0' }, routes: [] },
      'eval("1")',
    )
    const refused = await sarv(`publish pma --no-smoke --dist ${dist}`)
    expect(refused.code).toBe(4)
    expect(refused.err).toContain('SARV-304')
    expect(refused.out).toMatch(/✗ platform contract\n +SARV-401 .*\n +fix /)
    expect(refused.out).toMatch(/✗ page policy\n +SARV-411 .*\n +fix /)
    expect(refused.out.split('\n').length).toBeLessThan(24)
    expect(await machine('promote pma@1.0.0')).toMatchObject({ errors: [{ code: 'SARV-202' }] })
  })

  test('a promotion says how to undo it: kill after the first version, rollback after another', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('pma', version)
    expect((await sarv('promote pma@1.0.0')).out).toContain('Off again: `pnpm sarv kill pma --message')
    expect((await sarv('promote pma@1.1.0')).out).toContain('Back again: `pnpm sarv rollback pma`')
    expect((await sarv('promote pma@1.2.0 --percent 10')).out).toContain(
      '`pnpm sarv promote pma@1.2.0` or `pnpm sarv rollback pma`',
    )
  })

  test('what came in since a version was published is held against it when it is promoted', async () => {
    for (const name of ['pma', 'bank']) {
      const dist = writeBuild(path.join(folder, `dist-${++made}`), name, { storage: ['common'] })
      expect(await publishFrom(name, '1.0.0', dist)).toMatchObject({ code: 0 })
    }
    expect(await sarv('promote bank@1.0.0 --agree-authority')).toMatchObject({ code: 0 })
    expect(await machine('promote pma@1.0.0')).toMatchObject({ code: 4, errors: [{ code: 'SARV-406' }] })
    await publish('pma', '1.1.0')
    await announceHost(await openStore(store), hostFixture('2.0.0'), 'nima')
    expect(await sarv('promote pma@1.1.0')).toMatchObject({ code: 4, err: expect.stringContaining('SARV-401') })
  })

  test('PLT-007 a host that remotes of today do not fit is not published; each is named with its owner', async () => {
    await live('pma', '1.0.0')
    await live('bank', '1.0.0')
    const host = (contract: string) =>
      `publish host --no-smoke --dist ${writeShellBuild(path.join(folder, `host-${++made}`), contract)}`
    expect(await machine(host('2.0.0'))).toMatchObject({
      code: 4,
      errors: [
        {
          code: 'SARV-401',
          detail: expect.stringMatching(/^pma@1.0.0 \(pma-team\): It requires \^1.0.0; the live host 2/),
        },
        { code: 'SARV-401', detail: expect.stringMatching(/^bank@1.0.0 \(bank-team\): /) },
        { code: 'SARV-306' },
      ],
    })
    expect(await runningHosts(await openStore(store), {})).toMatchObject([{ version: '1.0.0-test' }])

    await sarv('kill bank --message off')
    const both = { version: '1.1.0', requires: { platform: '^1.0.0 || ^2.0.0' } }
    await publishFrom('pma', '1.1.0', writeBuild(path.join(folder, `dist-${++made}`), 'pma', both))
    await sarv('promote pma@1.1.0 --percent 10')
    expect(await machine(host('2.0.0'))).toMatchObject({
      code: 4,
      errors: [{ code: 'SARV-401' }, { code: 'SARV-306' }],
    })
    await sarv('promote pma@1.1.0')
    expect(await machine(host('2.0.0'))).toMatchObject({ code: 0 })
    expect(
      (await runningHosts(await openStore(store), {})).map(({ provided }) => provided['@sarv/shared/platform']),
    ).toEqual(['2.0.0', '1.0.0'])
  })

  test('client health: status shows it, and the guard stops a canary that is out of its bounds', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    await sarv('promote pma@1.1.0 --percent 10')
    expect((await sarv('status')).out).toContain('No page has reported in the last hour.')
    const seen = (version: string) => noHealth({ name: 'pma', version, owner: 'pma-team' })
    const phases = { ...seen('1.0.0').phases, mount: seen('1.0.0').phases.mount.with(bucketOf(40), 500) }
    const remotes = [
      { ...seen('1.0.0'), opened: 500, failed: { timeout: 5 }, phases },
      { ...seen('1.1.0'), opened: 10, failed: { offline: 3, integrity: 10 } },
    ]
    await keepMinute(await openStore(store), { minute: minuteOf(Date.now()), server: 'one', remotes })
    const { out } = await sarv('status')
    expect(out).toMatch(/pma +1\.0\.0 +500 +5 \(1\.0 %\) +45 ms\n/)
    expect(out).toMatch(/pma +1\.1\.0 \(canary\) +10 +10 \(50\.0 %\)\n/)
    expect(JSON.parse((await sarv('status --json')).out).remotes[0]).toMatchObject({
      health: { opened: 500, tries: 505, errors: 5, p75: { mount: 45 } },
      canary: { health: { opened: 10, tries: 20, errors: 10 } },
    })
    expect((await sarv('guard --once')).out).toContain('pma@1.1.0 was stopped: 10 of 20 tries failed (50.0 %)')
    expect((await sarv('guard --once')).out).toContain('No canary is out of bounds')
    const audit = (await sarv('audit pma --limit 1')).out
    expect(audit).toMatch(/nima {2}guard\n.*nobody tries 1\.1\.0/)
    expect(audit).toContain('because: 10 of 20 tries failed (50.0 %)')
  })

  test('a ramp begins at its first step, is moved by the guard, paused and resumed; status says what it waits for', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    const begun = await sarv('promote pma@1.1.0 --ramp 1,10,50,100 --bake 30m')
    expect(begun.out).toMatch(
      / pma: 1 % try 1\.1\.0\n +pma: the ramp of 1\.1\.0 is 1, 10, 50, 100 %, 30 minutes each\n/,
    )
    expect(begun.out).toContain('`pnpm sarv guard` moves it on')
    expect((await sarv('status')).out).toMatch(
      /\nramp of pma@1\.1\.0: 1, 10, 50, 100 %, 30 minutes each; at 1 %, 10 % at \d.*Z at the earliest\n/,
    )
    expect((await sarv('guard --once')).out).toBe('No canary is out of bounds, and no ramp is due.\n')
    expect((await machine('pause pma --why the_hotline_asks')).what).toEqual(['pma: the ramp of 1.1.0 is paused'])
    expect((await sarv('status')).out).toContain('at 1 %, paused: `pnpm sarv resume pma` lets it go on to 10 %')
    expect(await machine('pause pma')).toMatchObject({ code: 3, errors: [{ code: 'SARV-214' }] })
    expect((await machine('resume pma')).what).toEqual(['pma: the ramp of 1.1.0 is resumed'])

    const opened = await openStore(store)
    const since = new Date(Date.now() - 31 * 60_000).toISOString()
    const baked = (catalogue: Catalogue) => ({
      ...catalogue,
      remotes: catalogue.remotes.map(({ canary, ...one }) =>
        canary?.ramp ? { ...one, canary: { ...canary, ramp: { ...canary.ramp, since } } } : one,
      ),
    })
    await changeCatalogue(opened, {}, baked, { who: 'nima', verb: 'test' })
    expect((await sarv('status')).out).toContain('10 % after 20 tries within an hour, 0 until now')
    const seen = noHealth({ name: 'pma', version: '1.1.0', owner: 'pma-team' })
    await keepMinute(opened, { minute: minuteOf(Date.now()), server: 'one', remotes: [{ ...seen, opened: 20 }] })
    expect((await sarv('status')).out).toContain(': the guard moves it')
    expect((await sarv('guard --once --by guard')).out).toMatch(
      /^pma: 10 % try 1\.1\.0: 30 minutes at 1 %, 0 of 20 tries failed/,
    )
    expect((await sarv('audit pma --limit 1')).out).toMatch(/guard {2}guard\n.*pma: 10 % try 1\.1\.0/)
    expect(JSON.parse((await sarv('status --json')).out).remotes[0].canary).toMatchObject({
      percent: 10,
      ramp: { steps: [1, 10, 50, 100], bakeMinutes: 30, state: 'baking', next: 50 },
    })
    expect((await machine('promote pma@1.1.0 --percent 20')).what).toContain('pma: the ramp of 1.1.0 ends')
    expect(await machine('resume pma')).toMatchObject({ code: 3, errors: [{ code: 'SARV-214' }] })
    expect((await machine('rollback pma')).what).toContain('pma: 1.1.0 is taken back')
    expect(await machine('pause pma')).toMatchObject({ code: 3, errors: [{ code: 'SARV-209' }] })
  })

  test('a dry run checks all of a change and says it, and changes nothing', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    const said = await sarv('promote pma@1.1.0 --dry-run')
    expect(said.out).toBe(
      'Revision 2 would be this; nothing was changed.\n  pma: everybody runs 1.1.0 instead of 1.0.0\n',
    )
    expect((await machine('kill pma --message off --dry-run')).what).toEqual(['pma: is switched off: off'])
    expect(await machine('rollback pma --dry-run')).toMatchObject({ code: 3, errors: [{ code: 'SARV-205' }] })
    expect(await machine('revive pma --dry-run')).toMatchObject({ code: 3, errors: [{ code: 'SARV-208' }] })
    expect(await machine('status')).toMatchObject({ revision: 1 })
    expect((await sarv('audit')).out.match(/^\d+ /gm)).toEqual(['1 '])
  })

  test('the versions of a remote are listed, newest first, with what people have of each', async () => {
    for (const version of ['1.0.0', '1.9.0', '1.10.0', '2.0.0']) await publish('pma', version)
    for (const promotion of ['pma@1.0.0', 'pma@1.9.0', 'pma@1.10.0 --percent 10'])
      expect(await sarv(`promote ${promotion}`)).toMatchObject({ code: 0 })
    const half = await openStore(store)
    await half.put('remotes/pma/3.0.0/remoteEntry.js', Buffer.from(''), 'absent')
    const lines = (await sarv('versions pma')).out.replaceAll(/ 20\d\d-\d\d-\d\d \d\d:\d\dZ/g, ' <minute>').split('\n')
    expect(lines.map((line) => line.split(/ {2,}/).join(' | '))).toEqual([
      'version | uploaded | commit | by | papers',
      'pma@2.0.0 | <minute> | none | nima | SBOM, provenance',
      'pma@1.10.0 | <minute> | none | nima | SBOM, provenance | canary for 10 %',
      'pma@1.9.0 | <minute> | none | nima | SBOM, provenance | everybody runs it',
      'pma@1.0.0 | <minute> | none | nima | SBOM, provenance | ran before',
      'pma@3.0.0 | half an upload',
      '',
    ])
    await sarv('promote pma@1.10.0')
    await sarv('rollback pma')
    await sarv('kill pma --message off')
    expect((await sarv('versions pma')).out).toMatch(/1\.10\.0 .*was taken back\n.*1\.9\.0 .*it is switched off/)
    const unknown = await sarv('versions pmaa')
    expect([unknown.code, unknown.err]).toEqual([3, expect.stringContaining('pmaa. Did you mean pma?')])
  })

  test('versions are listed by the time of their upload, also where the last one has the lowest number', async () => {
    const inOrder = ['1.0.0-077aa9a0', '1.0.0-fc11967d', '1.0.0-b91527ca']
    for (const version of inOrder) await publish('pma', version)
    const before = await openStore(store)
    const built = Buffer.from(JSON.stringify(builtFixture('pma', { version: '1.0.0-ffffffff' })))
    await before.put('remotes/pma/1.0.0-ffffffff/platform.json', built, 'absent')
    const { out } = await sarv('versions pma')
    expect(out.match(/(?<=pma@)\S+/g)).toEqual([...inOrder.toReversed(), '1.0.0-ffffffff'])
    const { err } = await sarv('promote pma@1.0.0')
    expect(err).toContain(`The newest are ${[...inOrder.toReversed(), '1.0.0-ffffffff'].join(', ')}.`)
  })

  test('what a promotion would change is shown before', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    const { out } = await sarv('diff pma@1.1.0')
    expect(out).toContain('1.0.0 (none) → 1.1.0 (none)')
    expect(out).toContain('0 the same, 1 new, 1 gone')
  })

  test('of two promotions at once exactly one wins, and the loser is told by whom and what', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    await publish('pma', '1.2.0')
    const ended = await together([
      ['promote', 'pma@1.1.0', '--by', 'sara'],
      ['promote', 'pma@1.2.0', '--by', 'nima'],
    ])
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 5])
    const [winner, loser] = ended[0]?.code === 0 ? ['sara', ended[1]] : ['nima', ended[0]]
    expect(loser?.err).toMatch(
      new RegExp(`SARV-211[^]*revision 2, by ${winner} at .*: pma: everybody runs 1\\.[12]\\.0`),
    )
    expect((await sarv('audit')).out.match(/^\d+ /gm)).toEqual(['2 ', '1 '])
  }, 120_000)

  test('of two promotions of different remotes at once both are in, one after the other', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    await publish('bank', '1.0.0')
    const ended = await together([
      ['promote', 'pma@1.1.0', '--by', 'sara', '--base', 'http://cdn.localhost/pma'],
      ['promote', 'bank@1.0.0', '--by', 'nima', '--base', 'http://cdn.localhost/bank'],
    ])
    expect(ended).toEqual([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ])
    expect((await sarv('audit')).out.match(/^\d+ /gm)).toEqual(['3 ', '2 ', '1 '])
    const { out } = await sarv('status')
    expect(out).toMatch(/pma +pma-team +1\.1\.0/)
    expect(out).toMatch(/bank +bank-team +1\.0\.0/)
  }, 120_000)

  test('--expect refuses a change at any other revision, and names both', async () => {
    await live('pma', '1.0.0', '1.1.0')
    for (const line of ['rollback pma --expect 1', 'rollback pma --expect 1 --dry-run']) {
      const refused = await sarv(line)
      expect([refused.code, refused.err]).toEqual([5, expect.stringContaining('SARV-213  Precondition failed')])
      expect(refused.err).toContain('Expected revision 1; current revision 2, by nima at ')
    }
    expect(await machine('rollback pma --expect soon')).toMatchObject({ code: 2, errors: [{ code: 'SARV-102' }] })
    expect(await machine('rollback pma --expect 2')).toMatchObject({ code: 0, revision: 3 })
  })

  test('T2 F24 a base that pages cannot use is refused with what is wrong about it, and changes nothing', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    const refused = await sarv('promote pma@1.1.0 --base remotes.example.ir/pma')
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('SARV-212')
    expect(refused.err).toContain('"remotes.example.ir/pma": it does not begin with https://.')
    expect(refused.err).toMatch(/fix {2}Name the folder of its versions with --base .*https:\/\//)
    for (const base of ['javascript:alert(1)', 'http://*', 'http://evil.example', 'http://localhost/"><h1_id=inj>'])
      expect(await machine(`promote pma@1.1.0 --base ${base}`)).toMatchObject({ errors: [{ code: 'SARV-212' }] })
    await publish('bank', '1.0.0')
    expect(await machine('promote bank@1.0.0', { SARV_BASE: 'cdn/{name}' })).toMatchObject({
      errors: [{ code: 'SARV-212' }],
    })
    expect((await machine('status')).revision).toBe(1)
  })

  test('what runs is moved to another base and back, and a rollback leads to where the version before ran', async () => {
    await live('pma', '1.0.0')
    await publish('pma', '1.1.0')
    expect((await machine('promote pma@1.1.0 --base http://a.localhost/pma')).what).toEqual([
      'pma: everybody runs 1.1.0 instead of 1.0.0',
      'pma: is served from http://a.localhost/pma instead of http://cdn.localhost/pma',
    ])
    const moved = await sarv('promote pma@1.1.0 --base http://b.localhost/pma/')
    expect(moved.out).toContain('pma: is served from http://b.localhost/pma instead of http://a.localhost/pma')
    expect(moved.out).toContain('Back again: `pnpm sarv promote pma@1.1.0 --base http://a.localhost/pma`')
    expect(await machine('promote pma@1.1.0 --base http://b.localhost/pma')).toMatchObject({
      errors: [{ code: 'SARV-203' }],
    })
    expect((await machine('rollback pma')).what).toEqual([
      'pma: everybody runs 1.0.0 instead of 1.1.0',
      'pma: 1.1.0 is taken back',
      'pma: is served from http://cdn.localhost/pma instead of http://b.localhost/pma',
    ])
  })

  test('T2 F24 a bad base that got into the store is named by the doctor and healed by rollback', async () => {
    await live('pma', '1.0.0', '1.1.0')
    const opened = await openStore(store)
    const { catalogue } = await readCatalogue(opened, {})
    const text = JSON.stringify(catalogue).replaceAll('http://cdn.localhost/pma', 'remotes.example.ir/pma')
    await opened.put(catalogueKey, Buffer.from(text), 'any')
    expect((await machine('doctor')).errors).toContainEqual(
      expect.objectContaining({ code: 'SARV-510', detail: 'pma: base: it does not begin with https://.' }),
    )
    expect(await machine('rollback pma', { SARV_BASE: 'nowhere' })).toMatchObject({
      code: 2,
      errors: [{ code: 'SARV-212' }],
    })
    expect((await machine('rollback pma')).what).toContain(
      'pma: is served from http://cdn.localhost/pma instead of remotes.example.ir/pma',
    )
    expect((await machine('doctor')).errors.map(({ code }) => code)).not.toContain('SARV-510')
  })

  test('F24 what runs is moved also when the host that came meanwhile would not let it in', async () => {
    await live('pma', '1.0.0')
    for (const contract of ['2.0.0', '2.1.0']) await announceHost(await openStore(store), hostFixture(contract), 'nima')
    expect(await sarv('promote pma@1.0.0 --base http://a.localhost')).toMatchObject({ code: 0 })
  })

  test('a name that is not there is answered by the one that is like it', async () => {
    await live('savings', '1.0.0')
    for (const line of ['promote savngs@1.0.0', 'rollback savngs', 'kill savngs --message off', 'audit savngs'])
      expect(await sarv(line)).toMatchObject({ code: 3, err: expect.stringContaining('Did you mean savings?') })
    expect(await sarv('audit savings')).toMatchObject({ code: 0, err: '' })
  })

  test('the doctor names what is wrong by its number', async () => {
    await live('pma', '1.0.0')
    const { errors } = await machine('doctor')
    expect(errors.map(({ code }) => code)).toContain('SARV-508')
    expect(errors.map(({ code }) => code)).not.toContain('SARV-505')
    expect(errors.map(({ code }) => code)).not.toContain('SARV-510')
  })
}

/** The words that bash offers at the end of a line, by the script that the command prints. */
async function pressTab(line: string): Promise<string> {
  const script = `source <(sarv completion bash)
COMP_WORDS=(${line}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); COMP_LINE='${line}'; COMP_POINT=\${#COMP_LINE}
_sarv_completion; echo "\${COMPREPLY[*]}"`
  const bin = path.join(workspace, 'node_modules/.bin')
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', script], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, SARV_STORE: store },
  })
  return stdout.trim()
}

/** Two processes that both have read the catalogue before either writes: the second one waits for the first to read. */
async function together(lines: readonly (readonly string[])[]): Promise<{ code: number | null; err: string }[]> {
  const gate = path.join(folder, `gate-${++made}`)
  return Promise.all(
    lines.map(
      (line) =>
        new Promise<{ code: number | null; err: string }>((resolve) => {
          const child = spawn(
            process.execPath,
            ['--import', 'tsx', 'platform/delivery/testing/race-barrier.ts', ...line],
            {
              cwd: workspace,
              env: {
                ...process.env,
                SARV_STORE: store,
                SARV_RACE_BARRIER: gate,
                SARV_RACE_BARRIER_COUNT: String(lines.length),
              },
              stdio: ['ignore', 'ignore', 'pipe'],
            },
          )
          let err = ''
          child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
          child.once('exit', (code) => resolve({ code, err }))
        }),
    ),
  )
}

describe('on a store in a folder', () => deliversOn(async () => path.join(folder, `store-${++made}`)))

describeWithS3('on an S3-compatible store', (server) => deliversOn(() => server().makeBucket(`command-${++made}`)))

describe('the command line', () => {
  beforeEach(() => {
    store = path.join(folder, `store-${++made}`)
  })

  test.each([
    ['fly', 2, 'SARV-101'],
    ['promote', 2, 'SARV-102'],
    ['promote pma', 2, 'SARV-102'],
    ['promote pma@1 --percent 0', 2, 'SARV-102'],
    ['promote pma@1 --percent 101', 2, 'SARV-102'],
    ['promote pma@1 --percent ten', 2, 'SARV-102'],
    ['promote pma@1 --if vip', 2, 'SARV-102'],
    ['promote pma@1 --nonsense', 2, 'SARV-102'],
    ['promote pma@1 --ramp 50,10', 2, 'SARV-102'],
    ['promote pma@1 --ramp 50,10,100', 2, 'SARV-102'],
    ['promote pma@1 --ramp 1,10', 2, 'SARV-102'],
    ['promote pma@1 --ramp 100', 2, 'SARV-102'],
    ['promote pma@1 --ramp 0,100', 2, 'SARV-102'],
    ['promote pma@1 --ramp 1,,100', 2, 'SARV-102'],
    ['promote pma@1 --ramp 1,0x14,100', 2, 'SARV-102'],
    ['promote pma@1 --ramp ten', 2, 'SARV-102'],
    ['promote pma@1 --ramp 1,100 --bake 0', 2, 'SARV-102'],
    ['promote pma@1 --ramp 1,100 --bake 30', 2, 'SARV-102'],
    ['promote pma@1 --ramp 1,100 --percent 5', 2, 'SARV-102'],
    ['promote pma@1 --ramp 1,100 --if level>=1', 2, 'SARV-102'],
    ['promote pma@1 --bake 30m', 2, 'SARV-102'],
    ['pause', 2, 'SARV-102'],
    ['resume pma', 3, 'SARV-201'],
    ['promote pma@../../etc', 2, 'SARV-102'],
    ['promote pma@1', 3, 'SARV-202'],
    ['kill pma', 2, 'SARV-102'],
    ['audit nope', 3, 'SARV-201'],
    ['create notes --template vu', 2, 'SARV-102'],
    ['kill pma --message off --by ceo\nFORGED', 2, 'SARV-102'],
    ['kill pma --message off --why quiet\u001b[2J', 2, 'SARV-102'],
    ['kill pma --message-fa خاموش --message-en off\n99', 2, 'SARV-102'],
    [`kill pma --message off --by ${'x'.repeat(61)}`, 2, 'SARV-102'],
    ['kill pma --message off', 3, 'SARV-201'],
    ['rollback pma', 3, 'SARV-201'],
    ['retire pma', 3, 'SARV-201'],
    ['check nothing', 2, 'SARV-301'],
    ['publish ../../etc', 2, 'SARV-301'],
    ['status --store ftp://nowhere', 6, 'SARV-121'],
    ['status more', 2, 'SARV-102'],
    ['audit --limit none', 2, 'SARV-102'],
    ['guard pma', 2, 'SARV-102'],
  ])('%s ends with %i and %s', async (line, code, number) => {
    const answer = await sarv(line)
    expect([answer.code, answer.err.slice(0, 8)]).toEqual([code, number])
    expect(answer.err).toMatch(/\n +fix {2}\S/)
    expect((await machine(line)).errors.map((fault) => fault.code)).toEqual([number])
  })

  test.each(['kill pma --message off', 'publish host'])('T3 SARV_BY of two lines is refused by %s', async (line) => {
    expect(await sarv(line, { SARV_BY: 'ceo\nFORGED revision 99' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('SARV_BY, else the name in git, is one line of 1 to 60 characters'),
    })
  })

  test('T3 what stands in a store already prints no line of its own', async () => {
    const forged = { who: 'ceo\nFORGED revision 99', verb: 'renew', why: 'because\u001b[2J' }
    await changeCatalogue(await openStore(store), {}, (catalogue) => ({ ...catalogue }), forged)
    const { out } = await sarv('audit')
    expect(out).toMatch(/^1 {2}\S+ {2}ceo\\nFORGED revision 99 {2}renew\n {4}because: because\\u\{1b\}\[2J\n$/)
    expect((await sarv('status')).out).toMatch(/^Revision 1 of .* by ceo\\nFORGED revision 99 \(unsigned\)\n/)
  })

  test('a template that is not there is answered by those that are', async () => {
    expect((await sarv('create notes --template vu')).err).toContain(
      'There are react-vite, react-webpack, react-rspack, vue-vite,',
    )
  })

  test('an invalid key is never repeated', async () => {
    const { code, err } = await sarv('rollback pma', { SARV_SIGNING_KEY: '{"d":"secret"}' })
    expect([code, err.slice(0, 8), err.includes('secret')]).toEqual([6, 'SARV-111', false])
  })

  test('every command has a help with examples, by -h as by --help', async () => {
    const { out } = await sarv('help')
    for (const call of ['-h', '--help']) expect((await sarv(call)).out).toBe(out)
    for (const { name, summary, examples } of commands) {
      expect(out).toContain(summary)
      const help = await sarv(`${name} --help`)
      expect(help.out).toContain(`pnpm sarv ${name}`)
      expect(await sarv(`${name} -h`)).toEqual(help)
      for (const example of examples) expect(example).toContain(`sarv ${name}`)
      expect(help.out).toContain(examples.join('\n  '))
    }
  })

  test('the version is told by whatever name it is asked for', async () => {
    for (const call of ['version', '--version', '-v']) expect((await sarv(call)).out).toBe(`${delivery.version}\n`)
  })

  test.each([
    ['promot pma@1', 'It was: promot. Did you mean promote?'],
    ['fly', 'It was: fly.\n'],
    ['promote pma@1 --percnt 5', 'promote has no --percnt. Did you mean --percent?'],
    ['check invst', 'There is no remote-invst. Did you mean invest?'],
  ])('%s is answered with the word that was probably meant', async (line, question) => {
    expect((await sarv(line)).err).toContain(question)
  })

  test.each(['bash', 'zsh', 'fish'])('completion for %s is a script of that shell', async (shell) => {
    const { code, out } = await sarv(`completion ${shell}`)
    expect([code, out.includes(`SHELL=${shell}`), out.includes('sarv completion-server')]).toEqual([0, true, true])
    expect(await machine('completion csh')).toMatchObject({ code: 2, errors: [{ code: 'SARV-102' }] })
  })

  test('a press of Tab in bash completes remotes of the catalogue and versions of the store', async () => {
    await announceHost(await openStore(store), hostFixture('1.0.0'), 'nima')
    await live('pma', '1.0.0', '1.1.0')
    expect(await pressTab('sarv rollback p')).toBe('pma')
    expect(await pressTab('sarv promote pma@1.1')).toBe('pma@1.1.0')
    expect(await pressTab('sarv roll')).toBe('rollback')
  })

  test('publish prints an address of a preview where it can sign and knows the shell; preview prints it again', async () => {
    const { privateKey } = await makeCatalogueKeys()
    const signing = { SARV_SIGNING_KEY: JSON.stringify(privateKey) }
    const env = { ...signing, SARV_ORIGIN: 'https://app.example.ir' }
    await announceHost(await openStore(store), hostFixture('1.0.0'), 'nima')
    const publishWith = (version: string, more: NodeJS.ProcessEnv) => {
      const dist = writeBuild(path.join(folder, `dist-${++made}`), 'pma', { version })
      return sarv(`publish pma --no-smoke --dist ${dist}`, more)
    }
    const address = /Preview until 20.*Z: https:\/\/app\.example\.ir\/previews\/[\w-]+\.[\w-]+\.[\w-]+\n/
    expect((await publishWith('1.0.0', env)).out).toMatch(address)
    expect((await publishWith('1.1.0', signing)).out).not.toContain('Preview')
    expect((await publishWith('1.2.0', { SARV_ORIGIN: env.SARV_ORIGIN })).out).not.toContain('Preview')
    expect(await publishWith('1.3.0', { ...env, SARV_BASE: 'nowhere' })).toMatchObject({
      code: 0,
      out: expect.stringContaining('No preview: SARV-212'),
    })
    expect((await sarv('preview pma@1.1.0 --for 2h', env)).out).toMatch(address)
    expect((await sarv('preview pma@1.1.0 --against https://app.example.ir/home', signing)).out).toMatch(address)
    expect(await machine('preview pma@1.1.0', signing)).toMatchObject({ code: 2, errors: [{ code: 'SARV-102' }] })
    expect(await machine('preview pma@1.1.0 --for 31d', env)).toMatchObject({ code: 2, errors: [{ code: 'SARV-102' }] })
    expect(await machine('preview pma@9.9.9', env)).toMatchObject({ code: 3, errors: [{ code: 'SARV-202' }] })
    expect(await machine('preview pma@1.1.0', { SARV_ORIGIN: env.SARV_ORIGIN })).toMatchObject({
      code: 6,
      errors: [{ code: 'SARV-114' }],
    })
  })

  test('a pair of keys signs what follows, is private, and is never overwritten', async () => {
    const keys = path.join(folder, `keys-${++made}`)
    expect(await sarv(`keys ${keys}`)).toMatchObject({ code: 0 })
    const before = readFileSync(path.join(keys, 'signing-key.json'), 'utf8')
    expect(statSync(path.join(keys, 'signing-key.json')).mode & 0o077).toBe(0)
    expect(await sarv(`keys ${keys}`)).toMatchObject({ code: 2 })
    expect(readFileSync(path.join(keys, 'signing-key.json'), 'utf8')).toBe(before)
    await announceHost(await openStore(store), hostFixture('1.0.0'), 'nima')
    const env = { SARV_SIGNING_KEY: path.join(keys, 'signing-key.json') }
    await publish('pma', '1.0.0', env)
    await sarv('promote pma@1.0.0', env)
    expect((await sarv('status', env)).out).toMatch(/\(signed, good until/)
    expect((await sarv('status')).out).toContain('signed, not checked')
    expect(await machine('rollback pma')).toMatchObject({ code: 6, errors: [{ code: 'SARV-112' }] })
    expect(await machine('renew', env)).toMatchObject({ code: 0, revision: 2 })
  })

  test('status and doctor warn of a signed catalogue that is about to expire, until it is renewed', async () => {
    const { privateKey } = await makeCatalogueKeys()
    const env = { SARV_SIGNING_KEY: JSON.stringify(privateKey) }
    await announceHost(await openStore(store), hostFixture('1.0.0'), 'nima')
    await publish('pma', '1.0.0', env)
    await sarv('promote pma@1.0.0', env)
    const opened = await openStore(store)
    const keys = catalogueKeysFrom(env)
    const { catalogue } = await readCatalogue(opened, keys)
    expect((await sarv('status', env)).out).not.toContain('pnpm sarv renew')
    const expires = new Date(Date.now() + 3.5 * 86_400_000).toISOString()
    const text = await catalogueText({ ...catalogue, expires }, keys)
    await opened.put(catalogueKey, Buffer.from(text), 'any')
    expect((await sarv('status', env)).out).toContain(
      `Revision 1 expires in 3 days, at ${expires}. Renew it: \`pnpm sarv renew\`.`,
    )
    const warned = expect.objectContaining({ code: 'SARV-507', detail: expect.stringContaining('expires in 3 days') })
    expect((await machine('doctor', env)).errors).toContainEqual(warned)
    await sarv('renew', env)
    expect((await sarv('status', env)).out).not.toContain('pnpm sarv renew')
    expect((await machine('doctor', env)).errors).not.toContainEqual(warned)
  })
})
