import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { deliveredIn } from '../../contract/catalogue'
import { noHealth } from '../../contract/health-sums'
import { temporaryFolder } from '../../testing/temporary-folder'
import { performChange } from '../console/api/perform-change'
import { planChange, readCatalogue } from '../store/catalogue/catalogue-store'
import { entryTag } from '../store/catalogue/entry-tag'
import { folderStore } from '../store/folder-store'
import { guardCanaries } from '../store/health/guard-canaries'
import { keepMinute, minuteOf } from '../store/health/health-minutes'
import { gateRecordOf } from '../store/versions/gate-record'
import { takenOver } from '../testing/trusted-store'

const room = temporaryFolder()

/** Taken over once; every test has a copy of its own. */
const first = path.join(room, 'first')
const place = path.join(room, 'store')
const store = folderStore(place)
let people: Awaited<ReturnType<typeof takenOver>>
/** A shell that is published and does not run yet. */
let young = ''
beforeAll(async () => {
  people = await takenOver(store, room)
  for (const version of ['1.1.0', '1.2.0']) {
    await people.publish('bank', 'bank', version)
    await people.publish('pma', 'pma', version)
  }
  young = await people.publishShell('shell1', '1.1.0')
  cpSync(place, first, { recursive: true })
}, 120_000)
beforeEach(() => {
  rmSync(place, { recursive: true })
  cpSync(first, place, { recursive: true })
})

const sarv = (...call: Parameters<typeof people.sarv>) => people.sarv(...call)
const now = async () => (await readCatalogue(store, people.keysOf('root1'))).catalogue
const runs = async () =>
  Object.fromEntries(
    deliveredIn(await now()).map(({ current, canary, killed }) => [
      current.name,
      [current.version, canary?.built.version, canary?.ramp?.paused, killed?.message.en].filter(Boolean).join(' '),
    ]),
  )
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)

test('PLT-084 a store of today is taken over by one plan that two root keys sign, and every team goes on', async () => {
  expect(people.taken).toMatchObject({
    code: 0,
    what: expect.arrayContaining([
      'root: 2 of root1, root2, root3',
      'as they are until their owners sign: host, bank, pma',
    ]),
  })
  expect(await sarv('bank', 'status')).toMatchObject({ code: 0, signature: 'right' })
  expect(await sarv('bank', 'promote bank@1.1.0')).toMatchObject({
    what: ['bank: everybody runs 1.1.0 instead of 1.0.0'],
  })
  expect(await sarv('pma', 'promote pma@1.1.0 --percent 10')).toMatchObject({ code: 0 })
  expect(await runs()).toEqual({ host: people.shell, bank: '1.1.0', pma: '1.0.0 1.1.0' })
  expect(await sarv('pma', 'audit --verify')).toMatchObject({ errors: [] })
  // Who has not been told of the trust document neither reads nor writes.
  const former = { SARV_CATALOGUE_KEY: JSON.stringify(people.keyOf('installation').publicKey) }
  for (const line of ['status', 'rollback bank', 'renew'])
    expect(codes(await sarv('installation', line, former))).toEqual(['SARV-220'])
})

/** Everything that a command changes, of a remote that is at `1.1.0`, tried as `1.2.0` by a ramp. */
const verbs = [
  ['promote', 'promote NAME@1.2.0'],
  ['canary', 'promote NAME@1.2.0 --percent 50'],
  ['ramp', 'promote NAME@1.2.0 --ramp 20,100'],
  ['pause', 'pause NAME'],
  ['rollback', 'rollback NAME'],
  ['kill', 'kill NAME --message off'],
  ['move', 'promote NAME@1.1.0 --base http://evil.localhost'],
] as const

test.each(verbs)(
  "PLT-084 T37 %s of a remote is its own key's: a stolen one of another team changes nothing",
  async (_, line) => {
    await sarv('bank', 'promote bank@1.1.0')
    await sarv('bank', 'promote bank@1.2.0 --ramp 10,100')
    const before = await runs()
    for (const thief of ['pma', 'mallory', 'guard', 'shell1', 'kill1', 'root1']) {
      // What the owner has signed, sooner: the end of a ramp, a pause, and the way back.
      const isGuards = thief === 'guard' && /^(?:pause|rollback|promote NAME@1.2.0$)/.test(line)
      const isProposed =
        thief === 'root1' || (thief === 'kill1' && /^(?:kill|pause|rollback|promote NAME@1.2.0$)/.test(line))
      if (isGuards) continue
      const refused = await sarv(thief, line.replaceAll('NAME', 'bank'))
      expect(refused.code).toBe(3)
      expect([thief, codes(refused)]).toEqual([thief, [isProposed ? 'SARV-224' : 'SARV-219']])
      expect(await runs()).toEqual(before)
    }
    const isUsed = /^promote NAME@1.2.0 --percent|^promote NAME@1.1.0/.test(line)
    expect((await sarv('bank', line.replaceAll('NAME', 'bank'))).code === 0 || isUsed).toBe(true)
  },
)

test.each([
  ['resume', 'resume bank', 'pause bank'],
  ['revive', 'revive bank', 'kill bank --message off'],
])('PLT-084 T37 %s too', async (_, line, before) => {
  await sarv('bank', 'promote bank@1.1.0 --ramp 10,100')
  await sarv('bank', before)
  for (const thief of ['pma', 'shell1', 'mallory']) expect(codes(await sarv(thief, line))).toEqual(['SARV-219'])
  expect(await sarv('bank', line)).toMatchObject({ code: 0 })
})

test.each(['pma', 'guard', 'kill1'])(
  'PLT-084 T37 what %s renews or publishes of another leaves it as it runs, and lets nothing of it in',
  async (thief) => {
    await sarv('bank', 'promote bank@1.1.0')
    const before = await runs()
    await sarv(thief, 'renew')
    await people.publish(thief, 'bank', '1.3.0')
    expect(await runs()).toEqual(before)
    expect(codes(await sarv('bank', 'promote bank@1.3.0'))).toEqual(['SARV-216'])
    expect(await sarv('bank', 'promote bank@1.2.0')).toMatchObject({ code: 0 })
  },
)

test('PLT-084 T37 the shell, kills of others and the list itself need two keys, and no key of a team', async () => {
  const plan = people.writePlan({ remotes: { bank: ['pma'], pma: ['pma'] } })
  const attempts = [
    `promote host@${young}`,
    `promote host@${young} --percent 10`,
    'kill host --message off',
    `trust ${plan}`,
  ]
  for (const line of attempts) {
    for (const thief of ['pma', 'bank', 'mallory', 'guard'])
      expect(codes(await sarv(thief, line))).toEqual(['SARV-219'])
    expect(await runs()).toEqual({ host: people.shell, bank: '1.0.0', pma: '1.0.0' })
  }
  const alone = await sarv('shell1', `promote host@${young} --percent 10`)
  expect(alone).toMatchObject({
    code: 3,
    errors: [{ code: 'SARV-224', detail: expect.stringContaining('1 of 2 signatures') }],
  })
  expect((await runs()).host).toBe(people.shell)
  const id = people.idIn(alone)
  expect(codes(await sarv('shell1', `approve ${id}`))).toEqual(['SARV-222'])
  for (const thief of ['pma', 'mallory', 'kill1'])
    expect(codes(await sarv(thief, `approve ${id}`))).toEqual(['SARV-219'])
  expect(await sarv('pma', 'approve')).toMatchObject({
    proposals: [{ id, who: 'shell1', signatures: [1, 2], what: [`host: 10 % try ${young}`] }],
  })
  expect(await sarv('shell2', `approve ${id}`)).toMatchObject({ code: 0, what: [`host: 10 % try ${young}`] })
  expect((await runs()).host).toBe(`${people.shell} ${young}`)
  expect(await sarv('shell2', 'approve')).toMatchObject({ proposals: [] })
  const { entries } = await sarv('shell2', 'audit')
  expect(entries[0]).toMatchObject({ who: 'shell2', verb: 'approve', why: 'approved (promote of shell1)' })
})

test("PLT-084 another's remote is switched off by two of those who may, who change nothing else of it", async () => {
  await sarv('bank', 'promote bank@1.1.0 --ramp 10,100')
  expect(await people.both('kill1', 'kill bank --message off', 'kill2')).toMatchObject({ code: 0 })
  expect((await runs()).bank).toBe('1.0.0 1.1.0 off')
  expect(codes(await sarv('kill1', 'promote bank@1.2.0 --again'))).not.toEqual([])
  expect(await people.both('kill1', 'revive bank', 'kill2')).toMatchObject({ code: 0 })
  expect((await runs()).bank).toBe('1.0.0 1.1.0')
})

test('PLT-117 PLT-084 a remote is taken out by its own key alone, stays out while others go on, and comes in again', async () => {
  expect(codes(await sarv('bank', 'retire bank'))).toEqual(['SARV-261'])
  await sarv('bank', 'kill bank --message off')
  for (const thief of ['pma', 'guard', 'kill1', 'mallory', 'shell1'])
    expect([thief, codes(await sarv(thief, 'retire bank'))]).toEqual([thief, ['SARV-219']])
  // Two root keys may, as they may change every entry.
  const id = people.idIn(await sarv('root1', 'retire bank'))
  expect((await sarv('root2', 'approve')).proposals).toMatchObject([{ id, what: ['bank: leaves the catalogue'] }])
  expect(await sarv('bank', 'retire bank')).toMatchObject({ code: 0, what: ['bank: leaves the catalogue'] })
  expect(codes(await sarv('root2', `approve ${id}`))).toEqual(['SARV-223'])
  expect(await sarv('pma', 'promote pma@1.1.0')).toMatchObject({ code: 0 })
  expect(await runs()).toEqual({ host: people.shell, pma: '1.1.0' })
  expect(codes(await sarv('bank', 'kill bank --message off'))).toEqual(['SARV-201'])
  // No one else claims its routes by now; the owner's next entry takes the place of that which took it out.
  expect(await sarv('bank', 'promote bank@1.1.0')).toMatchObject({ code: 0, what: ['bank: comes in with 1.1.0'] })
  expect(await runs()).toEqual({ host: people.shell, bank: '1.1.0', pma: '1.1.0' })
})

test('PLT-117 PLT-084 two root keys take a remote out', async () => {
  await sarv('bank', 'kill bank --message off')
  expect(await people.both('root1', 'retire bank', 'root2')).toMatchObject({ code: 0 })
  expect(await runs()).toEqual({ host: people.shell, pma: '1.0.0' })
})

test('PLT-084 what was proposed goes in only where its entry is still the one that was seen', async () => {
  const id = people.idIn(await sarv('kill1', 'kill bank --message off'))
  await sarv('pma', 'promote pma@1.1.0')
  await sarv('bank', 'promote bank@1.1.0')
  expect(codes(await sarv('kill2', `approve ${id}`))).toEqual(['SARV-223'])
  expect((await runs()).bank).toBe('1.1.0')
  expect(codes(await sarv('kill2', 'approve 00000000'))).toEqual(['SARV-222'])
})

test('PLT-084 T37 the second to sign asks the gate again: one stolen key proposes nothing that was not checked', async () => {
  const id = people.idIn(await sarv('shell1', `promote host@${young}`))
  const record = await store.get(`gate/host/${young}.json`)
  await store.put(`gate/host/${young}.json`, Buffer.from('{}'), 'any')
  expect(codes(await sarv('shell2', `approve ${id}`))).toEqual(['SARV-216'])
  await store.put(`gate/host/${young}.json`, record?.body ?? Buffer.of(), 'any')
  expect(await sarv('shell2', `approve ${id}`)).toMatchObject({ code: 0 })
})

test('PLT-084 T37 a record of the gate counts with a key of the remote, or of the shell', async () => {
  const keys = people.keysOf('bank')
  expect(await gateRecordOf(store, keys, { name: 'bank', version: '1.2.0' })).toMatchObject({ name: 'bank' })
  await people.publish('shell1', 'pma', '1.3.0')
  expect(await sarv('pma', 'promote pma@1.3.0')).toMatchObject({ code: 0 })
  await people.publish('bank', 'pma', '1.4.0')
  expect(codes(await sarv('pma', 'promote pma@1.4.0'))).toEqual(['SARV-216'])
})

test('PLT-084 a remote claims nothing of another one, and one without a line in the list does not come in', async () => {
  await people.publish('bank', 'support', '1.0.0')
  expect(codes(await sarv('bank', 'promote support@1.0.0 --percent 1'))).toContain('SARV-216')
  await people.publish('shell1', 'support', '1.1.0')
  expect(codes(await sarv('bank', 'promote support@1.1.0'))).toEqual(['SARV-219'])
})

test('PLT-085 keys are rotated: the new one is named, signs, and the old one is named no more', async () => {
  const { both, writePlan } = people
  const owners = ['root1', 'root2', 'root3', 'shell1', 'shell2', 'kill1', 'kill2', 'guard', 'bank', 'bank2', 'pma']
  const withBoth = writePlan({ remotes: { bank: ['bank', 'bank2'], pma: ['pma'] } }, owners)
  expect(await both('root1', `trust ${withBoth}`, 'root3')).toMatchObject({
    what: expect.arrayContaining(['remote bank: 1 of bank, bank2 instead of 1 of bank']),
  })
  expect(await sarv('bank2', 'promote bank@1.1.0')).toMatchObject({ code: 0 })
  const withNew = writePlan({ remotes: { bank: ['bank2'], pma: ['pma'] } }, owners)
  await both('root1', `trust ${withNew}`, 'root2')
  expect(codes(await sarv('bank', 'rollback bank'))).toEqual(['SARV-219'])
  expect(await runs()).toMatchObject({ bank: '1.1.0', pma: '1.0.0' })
})

test('PLT-085 a revoked key changes nothing more, what it signed last stays until the new one signs', async () => {
  const { both, writePlan } = people
  await sarv('bank', 'promote bank@1.1.0')
  const owners = ['root1', 'root2', 'root3', 'shell1', 'shell2', 'kill1', 'kill2', 'guard', 'bank2', 'pma']
  const plan = writePlan({ remotes: { bank: ['bank2'], pma: ['pma'] } }, owners)
  expect(await both('root1', `trust ${plan}`, 'root2')).toMatchObject({
    what: expect.arrayContaining(['as they are until their owners sign: host, bank, pma']),
  })
  expect(codes(await sarv('bank', 'rollback bank'))).toEqual(['SARV-219'])
  expect(await runs()).toMatchObject({ bank: '1.1.0' })
  expect(await sarv('bank2', 'renew')).toMatchObject({ code: 0 })
  expect(await sarv('bank2', 'rollback bank')).toMatchObject({
    what: expect.arrayContaining(['bank: everybody runs 1.0.0 instead of 1.1.0']),
  })
})

test('PLT-085 one of three root keys is lost: the others change the list; one alone, or one that is not of the list, does not', async () => {
  const { sarv, both, writePlan } = people
  const plan = writePlan({ root: ['root1', 'root2'] }, [
    'root1',
    'root2',
    'shell1',
    'shell2',
    'kill1',
    'kill2',
    'bank',
    'pma',
    'guard',
  ])
  expect(codes(await sarv('root1', `trust ${plan}`))).toEqual(['SARV-224'])
  expect(await both('root2', `trust ${plan}`, 'root1')).toMatchObject({ code: 0 })
  expect(codes(await sarv('root3', `trust ${plan}`))).toEqual(['SARV-219'])
})

test('PLT-085 all root keys are lost: a new list takes the store over, and counts where it is pinned', async () => {
  const owners = ['mallory', 'bank2', 'shell1', 'shell2', 'kill1', 'kill2', 'bank', 'pma', 'guard']
  const plan = people.writePlan({ root: ['mallory', 'bank2'] }, owners)
  const unpinned = { SARV_CATALOGUE_KEY: '' }
  expect(codes(await sarv('mallory', `trust ${plan}`, unpinned))).toEqual(['SARV-220'])
  const id = people.idIn(await sarv('mallory', `trust ${plan} --adopt`, unpinned))
  expect(await sarv('bank2', `approve ${id}`, unpinned)).toMatchObject({ code: 0 })
  // Whoever believes the former list does not follow.
  expect(codes(await sarv('bank', 'promote bank@1.1.0'))).toEqual(['SARV-113'])
  const anchor = path.join(room, 'new-anchor.json')
  await sarv('bank', `trust --anchor ${anchor}`, unpinned)
  expect(
    JSON.parse(Buffer.from(JSON.parse(readFileSync(anchor, 'utf8')).payload, 'base64url').toString()).version,
  ).toBe(2)
  expect(await sarv('bank', 'promote bank@1.1.0', { SARV_CATALOGUE_KEY: anchor })).toMatchObject({ code: 0 })
})

test('PLT-085 the plan of a trust document is shown, and an impossible one is refused with its reason', async () => {
  const shown = await sarv('pma', 'trust')
  expect(shown).toMatchObject({
    root: { keys: ['root1', 'root2', 'root3'], threshold: 2 },
    remotes: { bank: { keys: ['bank'], threshold: 1 } },
  })
  const file = path.join(room, 'shown.json')
  writeFileSync(file, JSON.stringify(shown))
  expect(codes(await sarv('root1', `trust ${file}`))).toEqual(['SARV-224'])
  for (const different of [
    { root: ['root1'] },
    { shell: ['nobody', 'shell1'] },
    { remotes: { 'a b': ['bank'] } },
    { root: { keys: [], threshold: 0 } },
  ])
    expect(codes(await sarv('root1', `trust ${people.writePlan(different)}`))).toEqual(['SARV-102'])
})

test("PLT-084 the guard's key moves a ramp along its steps and takes canaries back, those of the shell too", async () => {
  await sarv('bank', 'promote bank@1.1.0 --ramp 10,50,100 --bake 1m')
  await people.both('shell1', `promote host@${young} --percent 10`, 'shell2')
  const keys = people.keysOf('guard')
  const start = Date.now()
  const health = (name: string, version: string, opened: number, crashed: number) => ({
    ...noHealth({ name, version, owner: 'platform' }),
    ...{ opened, crashed },
  })
  const remotes = [
    ...[health('host', people.shell, 500, 0), health('host', young, 100, 60)],
    ...[health('bank', '1.0.0', 1_000, 0), health('bank', '1.1.0', 300, 0)],
  ]
  await keepMinute(store, { minute: minuteOf(start + 60_000), server: 'one', remotes })
  const guarding = await guardCanaries({ store, keys, who: 'guard' }, start + 3 * 60_000)
  expect([guarding.stopped.map(({ name }) => name), guarding.moved.map(({ what }) => what)]).toEqual([
    ['host'],
    [['bank: 50 % try 1.1.0']],
  ])
  expect(await runs()).toMatchObject({ host: people.shell, bank: '1.0.0 1.1.0' })
  // The owner goes on from there.
  expect(await sarv('bank', 'promote bank@1.1.0')).toMatchObject({
    what: ['bank: everybody runs 1.1.0 instead of 1.0.0'],
  })
  const { entries } = (await readCatalogue(store, keys)).trusted ?? {}
  expect(entries?.get('host')?.delivered).toMatchObject({ withdrawn: [young] })
})

test('PLT-084 the console refuses a change of a remote that is not as its author saw it, and says who else must sign', async () => {
  const { remotes, shell } = await now()
  const setup = { store, keys: people.keysOf('shell1'), env: {} }
  const bank = remotes.find(({ current }) => current.name === 'bank')
  if (!bank || !shell) throw new Error('expected both')
  const off = { verb: 'kill', message: { fa: 'off', en: 'off' }, why: 'a test' } as const
  await expect(performChange(setup, 'host', { ...off, tag: entryTag(shell) }, 'sara')).rejects.toThrow('SARV-224')
  await sarv('bank', 'promote bank@1.1.0')
  const change = { ...off, tag: entryTag(bank) }
  await expect(performChange({ ...setup, keys: people.keysOf('bank') }, 'bank', change, 'sara')).rejects.toThrow(
    'SARV-211',
  )
})

test('PLT-085 nothing is signed under a list that has expired', async () => {
  const keys = people.keysOf('bank')
  const { trusted } = await readCatalogue(store, keys)
  if (!trusted) throw new Error('expected a trust document')
  const trust = { ...trusted.trust, expires: '2026-01-01T00:00:00Z' }
  const planned = planChange(store, keys, (catalogue) => ({ ...catalogue }), { who: 'nima', trust })
  await expect(planned).rejects.toThrow('SARV-220')
})
