import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { localize } from '../local-text/localize'
import { createFakeClock } from '../testing/fake-clock'
import { type GatewayUnderTest, gateways } from '../testing/gateways'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { later } from '../time/clock'
import { type Inquiry, isDecision } from './gateway'

const clock = createFakeClock('2026-11-21T08:00:00Z')
const amount = 50_000_000
const db = openBeforeAll(() => openTestDatabase('2026-11-21T08:00:00Z'))

/** Conformance suite of the gateway port. */
describe.each(gateways)('%s', (_name, openGateway) => {
  let tested: GatewayUnderTest
  beforeAll(async () => {
    tested = await openGateway(db, clock)
  })
  afterAll(() => tested.close())

  const open = () =>
    db.transaction((sql) =>
      tested.gateway.open(sql, {
        paymentUuid: randomUUID(),
        amount,
        title: { fa: 'خرید صندوق چکاد بلند', en: 'Purchase of High Summit' },
        payer: 'نگار فرهمند',
        callbackUrl: 'http://localhost:3000/payment/receipt',
        expiresAt: later(clock.now(), 900_000),
      }),
    )
  const inquireAll = (references: readonly string[]) => db.transaction((sql) => tested.gateway.inquire(sql, references))
  const inquire = async (reference: string): Promise<Inquiry | undefined> =>
    (await inquireAll([reference])).get(reference)
  const close = (reference: string) => db.transaction((sql) => tested.gateway.close(sql, reference))

  test('a new session is open, under a reference of its own', async () => {
    const [one, other] = [await open(), await open()]
    expect(one).not.toBe(other)
    expect(await inquire(one)).toEqual({ status: 'OPEN' })
  })

  test('SBX-008 a success says what was taken, by whom, when, and its trace number', async () => {
    const reference = await open()
    clock.advance(60)
    await tested.decide(reference, 'SUCCESS')
    clock.advance(60)
    expect(await inquire(reference)).toEqual({
      status: 'SUCCESS',
      amount,
      psp: expect.stringMatching(/./),
      traceNumber: expect.stringMatching(/./),
      decidedAt: later(clock.now(), -60_000),
    })
  })

  test('D-140 the company of a decision has a name for a person, an unknown one has none', async () => {
    const reference = await open()
    await tested.decide(reference, 'SUCCESS')
    const decision = await inquire(reference)
    const psp = isDecision(decision) ? (decision.psp ?? '') : ''
    expect(tested.gateway.pspName(psp)?.fa).toMatch(/[\u0600-\u06ff]/)
    expect(tested.gateway.pspName('nobody')).toBeUndefined()
  })

  test.each(['FAILED', 'CANCELED'] as const)('SBX-008 %s is a decision without a trace number', async (result) => {
    const reference = await open()
    await tested.decide(reference, result)
    expect(await inquire(reference)).toMatchObject({ status: result, traceNumber: null, decidedAt: clock.now() })
  })

  test('SBX-009 F47 the first decision stands', async () => {
    const reference = await open()
    await tested.decide(reference, 'CANCELED')
    const first = await inquire(reference)
    await tested.decide(reference, 'SUCCESS')
    expect(await inquire(reference)).toEqual(first)
  })

  test('SBX-009 another sum than was asked for is told as it was taken', async () => {
    const reference = await open()
    await tested.decide(reference, 'SUCCESS', amount - 1)
    expect(await inquire(reference)).toMatchObject({ status: 'SUCCESS', amount: amount - 1 })
  })

  test('what is closed takes nothing any more, however often it is closed', async () => {
    const reference = await open()
    expect(await close(reference)).toEqual({ status: 'CLOSED' })
    await tested.decide(reference, 'SUCCESS')
    expect(await inquire(reference)).toEqual({ status: 'CLOSED' })
    expect(await close(reference)).toEqual({ status: 'CLOSED' })
  })

  test('closing what is decided says the decision, and changes nothing', async () => {
    const reference = await open()
    await tested.decide(reference, 'SUCCESS')
    const decision = await inquire(reference)
    expect(await close(reference)).toEqual(decision)
    expect(await inquire(reference)).toEqual(decision)
  })

  test('F51 closed and decided at one moment, both sides hear the same', async () => {
    const reference = await open()
    const [closed] = await Promise.all([close(reference), tested.decide(reference, 'SUCCESS')])
    expect(closed.status).not.toBe('OPEN')
    expect(await inquire(reference)).toEqual(closed)
  })

  test('after its time a session takes nothing', async () => {
    const reference = await open()
    clock.advance(900)
    await tested.decide(reference, 'SUCCESS')
    expect(isDecision(await inquire(reference))).toBe(false)
    expect(await close(reference)).toEqual({ status: 'CLOSED' })
  })

  test('many are asked for at once, and unknown ones are left out', async () => {
    const [one, other] = [await open(), await open()]
    await tested.decide(other, 'FAILED')
    const found = await inquireAll([one, 'nobody-gave-this-reference', other])
    expect([...found].map(([reference, { status }]) => [reference, status]).toSorted()).toEqual(
      [
        [one, 'OPEN'],
        [other, 'FAILED'],
      ].toSorted(),
    )
    expect((await inquireAll([])).size).toBe(0)
    expect(await close('nobody-gave-this-reference')).toEqual({ status: 'CLOSED' })
  })

  test('F50 the ways to pay lead to the session, and nowhere without one', async () => {
    const reference = await open()
    const [ways, closed] = [tested.gateway.paymentMethods(reference), tested.gateway.paymentMethods(null)]
    expect(ways.length).toBeGreaterThan(0)
    for (const { landing_url } of ways) expect(localize(landing_url, 'en')).toContain(reference)
    expect(closed).toEqual(ways.map((way) => ({ ...way, landing_url: null })))
  })
})
