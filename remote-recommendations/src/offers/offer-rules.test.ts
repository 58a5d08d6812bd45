import { expect, test } from '@jest/globals'
import { offerState } from './offer-rules'

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
