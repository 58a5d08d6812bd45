import { expect } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { currentStage, pmaStages, stageStatus } from '../../stages/pma/pma-flow'
import type { Investor, OnboardingTestApp } from '../onboarding-test-app'
import { createPmaClient, emailAddress, infoIn, type PmaClient } from '../pma-client'
import { emptyModel, type Model } from './model'

/** One person on the way through onboardings of a plan: the real thing beside the model. */
export interface Walk {
  readonly app: OnboardingTestApp
  readonly who: Investor
  readonly path: PmaClient
  readonly address: number
  readonly survey: { readonly own: number; readonly foreign: number }
  /** Every object that ever came back, the newest last: people send old ones too. */
  readonly seen: Onboarding[]
}

export async function beginWalk(app: OnboardingTestApp, foreign: number): Promise<{ model: Model; real: Walk }> {
  app.clock.reset()
  const who = await app.investor()
  const address = await who.addAddress(emailAddress)
  const survey = { own: await who.completeSurvey(), foreign }
  return {
    model: emptyModel(app.clock.now().getTime()),
    real: { app, who, path: createPmaClient(app, who), address, survey, seen: [] },
  }
}

/** Where the gateway for the payment is by now; undefined where nothing is to be paid there. */
export const findLanding = (onboarding: Onboarding | undefined) =>
  onboarding && infoIn(onboarding, 'payment', 'payment_methods', 'IPG')

/** After every command: the object says what the table says, the portfolios are worth what was paid, the books balance. */
export async function expectAgreement(model: Model, real: Walk): Promise<void> {
  const { body: portfolios } = await real.who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')
  if (model.uuid !== '') {
    const { status, body } = await real.path.read(model.uuid)
    expect(status).toBe(200)
    real.seen.push(body)
    expect(said(body)).toEqual(expected(model))
  }
  const worth = (await portfoliosNow(model, real, portfolios)).map(({ value }) => value)
  expect(worth.toSorted((a, b) => a - b)).toEqual(model.made.toSorted((a, b) => a - b))
  expect(await real.app.ledgerTotals()).toEqual({ sum: 0, wrong: 0 })
}

/** Read again where the reading of the onboarding did what was due. */
async function portfoliosNow(model: Model, real: Walk, before: UserPortfolio[]): Promise<UserPortfolio[]> {
  if (before.length === model.made.length) return before
  return (await real.who.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')).body
}

function said({ amount, current_stage, stages }: Onboarding) {
  return {
    amount,
    current: current_stage.toLowerCase(),
    stages: Object.fromEntries(
      stages
        .filter(({ key }) => !['FINALIZE', 'MESSAGE'].includes(key))
        .map(({ key, status, info_status }) => [key, `${status}/${info_status}`]),
    ),
  }
}

function expected({ amount, state }: Model) {
  const shown = pmaStages.filter((stage) => state[stage] !== 'none')
  return {
    amount,
    current: currentStage(state),
    stages: Object.fromEntries(
      shown.map((stage) => {
        const { status, info_status } = stageStatus(state, stage)
        return [stage, `${status}/${info_status}`]
      }),
    ),
  }
}
