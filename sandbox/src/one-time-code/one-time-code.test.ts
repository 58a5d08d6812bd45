import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { createFakeClock } from '../testing/fake-clock'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { type Asker, checkCode, type Sent, sendCode } from './one-time-code'

const asOf = '2026-11-21T08:30:00Z'
const clock = createFakeClock(asOf)
const db = openBeforeAll(() => openTestDatabase(asOf))

const minute = 60
const day = 86_400
let mobiles = 0
const newMobile = () => `0912${String(++mobiles).padStart(7, '0')}`
let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

/** A person who is not signed in, at an address; in a browser that knows the number, or in any other one. */
const at = (address: string, browser?: string): Asker => ({
  address,
  browser,
  limits: { codesPerMinute: 5, codesPerDay: 30 },
})

interface Asked {
  readonly about: { readonly purpose: string; readonly receiver: string; readonly request: string }
  readonly code: string
  readonly sent: Sent
}

/** Asks for a code in a sign-in of its own; without an asker, as a person who is signed in. */
async function ask(receiver: string, asker?: Asker, purpose = 'sign-in'): Promise<Asked> {
  const about = { purpose, receiver, request: randomUUID() }
  let code = ''
  const textFor = (made: string) => {
    code = made
    return made
  }
  const sent = await db.transaction((sql) => sendCode(sql, clock, about, 6, textFor, asker))
  return { about, code, sent }
}

/** How often a code was sent, and why it was not at the end; a minute lies between two. */
async function askOften(times: number, receiver: () => string, asker: () => Asker | undefined, purpose?: string) {
  const answers: Sent[] = []
  for (let time = 0; time < times; time++) {
    answers.push((await ask(receiver(), asker(), purpose)).sent)
    clock.advance(minute)
  }
  return { sent: answers.filter((answer) => answer.kind === 'sent').length, last: answers.at(-1) }
}

const typeCode = ({ about }: Asked, code: string) => db.transaction((sql) => checkCode(sql, clock, about, code))
const otherThan = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

/** Types five wrong codes for one that was sent. */
async function guess(receiver: string, asker?: Asker): Promise<void> {
  const asked = await ask(receiver, asker)
  for (let tries = 0; tries < 5; tries++) await typeCode(asked, otherThan(asked.code))
  clock.advance(minute)
}

test('T17 an address gets thirty codes a day, whatever the numbers, and a minute later no more', async () => {
  const [here, there] = [at(newAddress()), at(newAddress())]
  const { sent, last } = await askOften(35, newMobile, () => here)
  expect([sent, last]).toEqual([30, { kind: 'wait', by: 'address', seconds: day - 34 * minute }])
  expect((await ask(newMobile(), there)).sent.kind).toBe('sent')
  clock.advance(day)
  expect((await ask(newMobile(), here)).sent.kind).toBe('sent')
})

test('T17 of twelve requests of one address at the same moment five send a code', async () => {
  const here = at(newAddress())
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(newMobile(), here)))
  expect(answers.filter(({ sent }) => sent.kind === 'sent')).toHaveLength(5)
})

test('T17 one address gets eight codes a day for a number, for sign-ins and sign-ups together', async () => {
  const [mobile, stranger] = [newMobile(), at(newAddress())]
  expect(
    (
      await askOften(
        5,
        () => mobile,
        () => stranger,
      )
    ).sent,
  ).toBe(5)
  const { sent, last } = await askOften(
    5,
    () => mobile,
    () => stranger,
    'registry',
  )
  expect([sent, last]).toMatchObject([3, { kind: 'wait', by: 'number' }])
  expect((await ask(mobile, at(newAddress()))).sent.kind).toBe('sent')
})

test('T17 strangers of many addresses get twenty codes a day for a number, and a known browser ten more', async () => {
  const mobile = newMobile()
  const { sent, last } = await askOften(
    25,
    () => mobile,
    () => at(newAddress()),
  )
  expect([sent, last]).toMatchObject([20, { kind: 'wait', by: 'number' }])
  const known = at(newAddress(), 'known')
  const own = []
  for (let time = 0; time < 12; time++) {
    own.push((await ask(mobile, known)).sent.kind)
    clock.advance(4 * minute)
  }
  expect(own).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'wait', 'wait'])
})

test('T17 a known browser is held up neither by its address nor by strangers behind it', async () => {
  const [mobile, address] = [newMobile(), newAddress()]
  expect(
    (
      await askOften(
        9,
        () => mobile,
        () => at(address),
      )
    ).sent,
  ).toBe(8)
  await askOften(30, newMobile, () => at(address))
  expect((await ask(newMobile(), at(address))).sent).toMatchObject({ by: 'address' })
  expect((await ask(mobile, at(address, 'known'))).sent.kind).toBe('sent')
})

test('T17 what led to a sign-in counts no more, neither its codes nor its wrong tries', async () => {
  const [mobile, here] = [newMobile(), at(newAddress())]
  for (let time = 0; time < 12; time++) {
    const asked = await ask(mobile, here)
    for (let tries = 0; tries < 4; tries++) await typeCode(asked, otherThan(asked.code))
    expect(await typeCode(asked, asked.code)).toEqual({ kind: 'right' })
    clock.advance(minute)
  }
  expect((await ask(mobile, here)).sent.kind).toBe('sent')
})

test('T17 the last six texts of a day are for addresses that have had fewer than two', async () => {
  const mobile = newMobile()
  const three = [at(newAddress()), at(newAddress()), at(newAddress())]
  let turn = 0
  const { sent, last } = await askOften(
    30,
    () => mobile,
    () => three[turn++ % 3],
  )
  expect([sent, last]).toMatchObject([14, { kind: 'wait', by: 'number' }])
  const owner = at(newAddress())
  const answers = await askOften(
    3,
    () => mobile,
    () => owner,
  )
  expect([answers.sent, answers.last]).toMatchObject([2, { kind: 'wait', by: 'number' }])
})

test('T17 for one number all networks of a /48 of IPv6 are one address, another /48 is another one', async () => {
  const mobile = newMobile()
  let network = 0
  const { sent } = await askOften(
    12,
    () => mobile,
    () => at(`2001:db8:1:${++network}::`),
  )
  expect(sent).toBe(8)
  expect((await ask(mobile, at('2001:db8:2:1::'))).sent.kind).toBe('sent')
})

test('T17 twenty wrong codes from an address end its tries for a number for a day, not those of others', async () => {
  const [mobile, stranger] = [newMobile(), at(newAddress())]
  for (let time = 0; time < 3; time++) await guess(mobile, stranger)
  const waiting = await ask(mobile, stranger)
  await guess(mobile, stranger)
  expect(await typeCode(waiting, waiting.code)).toMatchObject({ kind: 'locked' })
  expect((await ask(mobile, stranger)).sent).toMatchObject({ kind: 'wait', by: 'tries' })
  const other = await ask(mobile, at(newAddress()))
  expect(await typeCode(other, other.code)).toEqual({ kind: 'right' })
  clock.advance(day)
  expect((await ask(mobile, stranger)).sent.kind).toBe('sent')
})

test('T17 after twenty wrong codes of strangers in a month their codes have eight digits, and shorter ones are not judged', async () => {
  const [mobile, owner] = [newMobile(), at(newAddress())]
  const before = await ask(mobile, owner)
  const known = await ask(mobile, at(newAddress(), 'known'))
  expect(before.code).toHaveLength(6)
  // Four codes of four addresses at the same moment, so that the first two are still good afterwards.
  const guessed = await Promise.all(Array.from({ length: 4 }, () => ask(mobile, at(newAddress()))))
  for (const one of guessed) for (let tries = 0; tries < 5; tries++) await typeCode(one, otherThan(one.code))
  expect(await typeCode(before, before.code)).toEqual({ kind: 'short' })
  expect(await typeCode(known, known.code)).toEqual({ kind: 'right' })
  const after = await ask(mobile, owner)
  expect(after.code).toMatch(/^\d{8}$/)
  expect(await typeCode(after, after.code)).toEqual({ kind: 'right' })
  expect((await ask(mobile, at(newAddress(), 'known'))).code).toHaveLength(6)
  expect((await ask(mobile, undefined, 'contract')).code).toHaveLength(6)
  clock.advance(29 * day)
  expect((await ask(mobile, owner)).code).toHaveLength(8)
  clock.advance(day)
  expect((await ask(mobile, owner)).code).toHaveLength(6)
})

test('T17 a person who is signed in has five codes in a quarter of an hour for each purpose, and twenty a day', async () => {
  const mobile = newMobile()
  const quarter = await askOften(
    6,
    () => mobile,
    () => undefined,
    'contract',
  )
  expect([quarter.sent, quarter.last]).toMatchObject([5, { kind: 'wait', by: 'many', seconds: 10 * minute }])
  expect((await ask(mobile, undefined, 'reissue')).sent.kind).toBe('sent')
  let sent = 5
  for (let time = 0; time < 24; time++) {
    clock.advance(4 * minute)
    if ((await ask(mobile, undefined, 'contract')).sent.kind === 'sent') sent++
  }
  expect(sent).toBe(20)
})
