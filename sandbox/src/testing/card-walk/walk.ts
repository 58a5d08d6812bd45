import { expect } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { isFinalKey, parseStageKey } from '@sarv/shared/stages/stage-key'
import type { LinearFlow } from '../../stages/linear/linear-flow'
import { stageStatus } from '../../stages/linear/linear-state'
import { type CardClient, createCardClient } from '../card-client'
import type { Investor, OnboardingTestApp } from '../onboarding-test-app'
import { current, emptyModel, type Model } from './model'

/** One person on the way through the flows of the card: the real thing beside the model. */
export interface Walk {
  readonly app: OnboardingTestApp
  readonly who: Investor
  readonly path: CardClient
  readonly address: { readonly own: number; readonly foreign: number }
  /** Every object that ever came back, the newest last: people send old ones too. */
  readonly seen: Onboarding[]
  /** Cards that were there before. */
  readonly cardsBefore: number
}

export async function beginWalk(
  app: OnboardingTestApp,
  flow: LinearFlow,
  foreign: number,
): Promise<{ model: Model; real: Walk }> {
  app.clock.reset()
  const isBank = flow.type === 'BANK'
  const who = await app.investor({ kind: isBank ? 'card-required' : 'card-holder' })
  const address = { own: await who.addAddress('walk@site.com'), foreign }
  const path = createCardClient(who, isBank ? 'BANK' : 'REISSUE_CARD')
  const cardsBefore = await countCards(app, who.sub)
  return {
    model: emptyModel(flow, app.clock.now().getTime()),
    real: { app, who, path, address, seen: [], cardsBefore },
  }
}

async function countCards(app: OnboardingTestApp, sub: string): Promise<number> {
  const cards = await app.db.query(
    'select 1 from bank_card c join card_account a on a.id = c.account_id where a.sub = $1',
    [sub],
  )
  return cards.length
}

/** After every command: the object says what the table says, as many cards are made as were approved, the books balance. */
export async function expectAgreement(model: Model, real: Walk): Promise<void> {
  if (model.uuid !== '') {
    const { status, body } = await real.path.start({ onb_uuid: model.uuid })
    expect(status).toBe(200)
    real.seen.push(body)
    expect(said(body)).toEqual(expected(model))
  }
  expect(await countCards(real.app, real.who.sub)).toBe(real.cardsBefore + model.made)
  expect(await real.app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
}

const said = ({ current_stage, stages }: Onboarding) => ({
  current: current_stage.toLowerCase(),
  stages: stages
    .filter(({ key }) => !isFinalKey(parseStageKey(key)))
    .map(({ key, status, info_status }) => `${key} ${status}/${info_status}`),
})

const expected = (model: Model) => ({
  current: current(model),
  stages: model.flow.stages.map(({ key }) => {
    const { status, info_status } = stageStatus(model.flow.stages, model.state, key)
    return `${key} ${status}/${info_status}`
  }),
})
