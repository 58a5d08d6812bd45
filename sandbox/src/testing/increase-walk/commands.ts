import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import fc, { type AsyncCommand } from 'fast-check'
import type { Result } from '../../gateway/session'
import type { Investor, OnboardingTestApp } from '../onboarding-test-app'
import { pngFile, slipDetails } from '../pma-client'
import * as table from './model'

interface Walk {
  readonly app: OnboardingTestApp
  readonly who: Investor
  readonly stranger: Investor
  readonly prx: string
  /** Increases in the order in which their slips came. */
  readonly slips: string[]
}

const paymentPath = '/pma/api/v1/payment/'

async function portfolioOf(who: Investor): Promise<UserPortfolio> {
  const [portfolio] = (await who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body
  if (portfolio === undefined) throw new Error('there is no portfolio')
  return portfolio
}

/** Whatever the prices did to it since. */
const paidInto = ({ value, profit }: UserPortfolio) => value - profit

export async function beginWalk(app: OnboardingTestApp, stranger: Investor) {
  app.clock.reset()
  const who = await app.investor({ kind: 'pma-holder' })
  const portfolio = await portfolioOf(who)
  const real: Walk = { app, who, stranger, prx: portfolio.prx, slips: [] }
  return { model: table.emptyModel(app.clock.now().getTime(), paidInto(portfolio)), real }
}

/** After every command: each increase says what the table says, the portfolio has what came in, the books balance. */
async function expectAgreement(model: table.Model, { who, app }: Walk): Promise<void> {
  const said = []
  for (const { uuid } of model.increases) said.push((await who.get<IncreasePayment>(`${paymentPath}${uuid}/`)).body)
  expect(
    said.map(({ status, payment_amount, payment_methods }) => ({
      status,
      amount: payment_amount,
      hasGateway: payment_methods.some(({ landing_url }) => landing_url !== null),
    })),
  ).toEqual(
    model.increases.map((increase) => ({
      status: increase.status,
      amount: increase.amount,
      hasGateway: table.isAtGateway(model, increase),
    })),
  )
  expect(paidInto(await portfolioOf(who))).toBe(table.paidIn(model))
  expect(await app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
}

type Command = AsyncCommand<table.Model, Walk>
const command = (name: string, options: object, act: (model: table.Model, real: Walk) => Promise<void>): Command => ({
  check: () => true,
  async run(model, real) {
    await act(model, real)
    await expectAgreement(model, real)
  },
  toString: () => `${name} ${JSON.stringify(options)}`,
})

/** A command about one of the increases, counted from the newest. */
const about = <Options extends { readonly back: number }>(
  name: string,
  act: (model: table.Model, real: Walk, increase: table.Increase, options: Options) => Promise<void>,
) =>
  function commandFor(options: Options): Command {
    return command(name, options, async (model, real) => {
      const increase = model.increases.at(-1 - (options.back % Math.max(1, model.increases.length)))
      if (increase !== undefined) await act(model, real, increase, options)
    })
  }

const ask = (options: { amount: number; twice: boolean; prx: 'own' | 'none' }): Command =>
  command('ask', options, async (model, real) => {
    const { amount, twice } = options
    const key = randomUUID()
    const prx = options.prx === 'own' ? real.prx : 'PRX-1'
    const send = () => real.who.post<IncreasePayment>(paymentPath, { prx, amount, accepted_rules: true }, key)
    const { status, body } = await send()
    expect(status).toBe(amount <= 0 ? 400 : options.prx === 'own' ? 200 : 404)
    if (status !== 200) return table.meet(model, 'ask refused')
    if (twice) expect((await send()).body.uuid).toBe(body.uuid)
    const landing = body.payment_methods[0]?.landing_url ?? ''
    model.increases.push({
      uuid: body.uuid,
      amount,
      landing,
      askedAt: model.now,
      status: 'WAITING',
      slip: undefined,
    })
    table.meet(model, twice ? 'asked twice' : 'asked')
  })

const gateway = about<{ back: number; result: Result; short: boolean }>(
  'gateway',
  async (model, { app }, increase, { result, short }) => {
    const { status } = await app.press(increase.landing, result, increase.amount - (short ? 1 : 0))
    if (short) return expect(status).toBe(400)
    table.paid(model, increase, result)
  },
)

const upload = about<{ back: number; isRight: boolean }>('upload', async (model, real, increase, { isRight }) => {
  const facts = isRight ? slipDetails : { ...slipDetails, tracking_number: '0000' }
  const path = `/pma/api/v1/upload/receipt/${increase.uuid}/`
  expect((await real.stranger.upload(path, pngFile, facts)).status).toBe(404)
  const { status } = await real.who.upload(path, pngFile, facts)
  expect(status).toBe(table.uploaded(model, increase, isRight))
  if (status === 200) real.slips.push(increase.uuid)
})

const handIn = about<{ back: number }>('handIn', async (model, real, increase) => {
  const { status } = await real.who.post(`/pma/api/v1/submit/receipt/${increase.uuid}/`)
  expect(status).toBe(table.handedIn(model, increase))
})

const verdict = (isRight: boolean): Command =>
  command('verdict', { isRight }, async (model, real) => {
    const increase = table.inReview(model, real.slips)
    const word = { sub: real.who.sub, stage: 'increase', is: isRight ? ('approved' as const) : ('refused' as const) }
    if (increase === undefined) return expect(real.app.review(word)).rejects.toMatchObject({ kind: 'not-found' })
    await real.app.review(word)
    table.judged(model, increase, isRight)
  })

const wait = (seconds: number): Command =>
  command('wait', { seconds }, async (model, real) => {
    real.app.clock.advance(seconds)
    table.passes(model, seconds)
  })

const back = fc.nat({ max: 4 })
const result = fc.constantFrom('SUCCESS' as const, 'SUCCESS' as const, 'FAILED' as const, 'CANCELED' as const)

/** What a person, the back office and the clock may do with the increases of one portfolio. */
export const anyCommand = [
  fc
    .record({
      amount: fc.constantFrom(-1, 0, 1, 75_000_001, 50_000_000, 1_900_000_001),
      twice: fc.boolean(),
      prx: fc.constantFrom('own' as const, 'own' as const, 'own' as const, 'none' as const),
    })
    .map(ask),
  fc.record({ back, result, short: fc.constantFrom(false, false, true) }).map(gateway),
  fc.record({ back, isRight: fc.boolean() }).map(upload),
  fc.record({ back: fc.constant(0), isRight: fc.constant(true) }).map(upload),
  fc.record({ back }).map(handIn),
  fc.constant({ back: 0 }).map(handIn),
  fc.boolean().map(verdict),
  fc.constantFrom(1, 31, 31, 120, 960, 86_400).map(wait),
]
