import { expect, test } from '@jest/globals'
import { advantageOf, offerState } from './offer-rules'

const offer = {
  status: null,
  is_expired: false,
  can_invest: true,
  initial_investment_amount: 200_000_000,
  max_payment: 2_000_000_000,
}
const large = { ...offer, initial_investment_amount: 2_000_000_001 }

test.each([
  [undefined, 'none'],
  [offer, 'open'],
  [{ ...offer, status: 'WAITING_FOR_PAYMENT', can_invest: false }, 'locked'],
  [{ ...offer, status: 'WAITING_FOR_PAYMENT', can_invest: true }, 'locked'],
  [{ ...offer, is_expired: true }, 'expired'],
  [{ ...offer, status: 'WAITING_FOR_PAYMENT', is_expired: true }, 'expired'],
  [{ ...offer, can_invest: false }, 'taken'],
  [large, 'above'],
  [{ ...large, max_payment: undefined }, 'open'],
  [{ ...large, initial_investment_amount: 2_000_000_000 }, 'open'],
  [{ ...large, status: 'WAITING_FOR_PAYMENT' }, 'above'],
  [{ ...large, status: 'WAITING_FOR_PAYMENT', can_invest: false }, 'above'],
  [{ ...large, status: 'WAITING_FOR_PAYMENT', is_expired: true }, 'expired'],
  [{ ...large, can_invest: false }, 'taken'],
  [{ ...offer, status: 'NEW_WORD' }, 'open'],
])('REC-022 REC-033 D-144 D-146 the offer %j is %s', (given, state) => expect(offerState(given)).toBe(state))

const forecast = (fee_amount: number | null, predicted_annual_return_percentage: number | null) => ({
  fee_amount,
  predicted_annual_return_percentage,
  initial_investment_amount: 200_000_000,
})
test.each([
  [forecast(1_000_000, 24), [forecast(null, 22.5), forecast(null, 23)], 2_000_000],
  [forecast(1_000_000, 22), [forecast(null, 23)], 0],
  [forecast(null, 24), [forecast(null, 23)], undefined],
  [forecast(1_000_000, null), [forecast(null, 23)], undefined],
  [forecast(1_000_000, 24), [forecast(null, null)], undefined],
  [forecast(1_000_000, 24), [], undefined],
])('D-179 %j beside %j is predicted to gain %p rial more', (offer, free, gain) =>
  expect(advantageOf(offer, [...free, offer])).toBe(gain),
)
