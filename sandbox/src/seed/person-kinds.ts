import type { LocalText } from '../local-text/local-text'
import type { LinearEvent } from '../stages/linear/linear-state'
import type { RecommendationState } from './recommendations'

/** What a person of a kind holds. Amounts are rial; the units follow from the prices of the day. */
export interface Kind {
  readonly level: 0 | 1 | 2
  readonly userLevel?: 'VIP'
  /** Bought so many days ago, for so much at today's price. */
  readonly funds?: readonly { code: string; worth: number; daysAgo: number }[]
  readonly portfolios?: readonly { plan: number; worth: number; daysAgo: number }[]
  /** `plan` names the portfolio under whose code the stock is kept. */
  readonly stocks?: readonly { id: string; worth: number; daysAgo: number; plan?: number }[]
  readonly openOrders?: boolean
  readonly card?: CardState
  readonly recommendation?: RecommendationState
}

export interface CardState {
  readonly status: string
  readonly accountStatus: string | null
  readonly onbStatus: string | null
  readonly balance?: number
  readonly messages?: readonly LocalText[]
  readonly request?: CardRequest
}

/** The request for a card, by what happened to it, so many days ago. */
export interface CardRequest {
  readonly events: readonly LinearEvent[]
  readonly daysAgo: number
  /** Why the video was sent back. */
  readonly message?: LocalText
}

const chosenEvents: readonly LinearEvent[] = [
  { kind: 'done', stage: 'base_info' },
  { kind: 'done', stage: 'card' },
]
const sentEvents: readonly LinearEvent[] = [
  ...chosenEvents,
  { kind: 'done', stage: 'video' },
  { kind: 'done', stage: 'address' },
]
const unclearMessage = {
  fa: 'ویدئوی ارسالی واضح نیست. لطفاً در نور کافی و رو به دوربین دوباره ضبط کنید.',
  en: 'The video is not clear. Please record it again in good light, facing the camera.',
}

const activeCard: CardState = {
  status: 'verified',
  accountStatus: 'active',
  onbStatus: 'DONE',
  balance: 86_420_500,
}
const cardFund = { code: '12180', worth: 120_000_000, daysAgo: 140 }

/** The people of SBX-014, one kind each. */
export const personKinds = {
  new: { level: 0 },
  identified: { level: 1 },
  empty: { level: 2 },
  investor: {
    level: 2,
    funds: [
      { code: '11602', worth: 409_417_955, daysAgo: 210 },
      { code: '11307', worth: 178_732_252, daysAgo: 160 },
      { code: '11307', worth: 80_000_000, daysAgo: 45 },
      { code: '11541', worth: 128_208_070, daysAgo: 12 },
    ],
    portfolios: [
      { plan: 1, worth: 230_209_280, daysAgo: 190 },
      { plan: 2, worth: 131_805_090, daysAgo: 95 },
    ],
    stocks: [{ id: 'folad-alborz', worth: 126_277_353, daysAgo: 170, plan: 1 }],
    openOrders: true,
    card: activeCard,
    recommendation: 'invested',
  },
  'pma-holder': { level: 2, portfolios: [{ plan: 3, worth: 264_000_000, daysAgo: 70 }] },
  'card-holder': { level: 2, funds: [cardFund], card: activeCard },
  'card-required': { level: 2, funds: [cardFund] },
  'card-pending': {
    level: 2,
    funds: [cardFund],
    card: {
      status: 'pending',
      accountStatus: 'pending',
      onbStatus: 'ACTIVE',
      request: { events: chosenEvents, daysAgo: 1 },
    },
  },
  'card-failed': {
    level: 2,
    funds: [cardFund],
    card: {
      status: 'failed',
      accountStatus: 'pending',
      onbStatus: 'FAILED',
      messages: [unclearMessage],
      request: {
        events: [...sentEvents, { kind: 'sent-back', stage: 'video' }],
        daysAgo: 1,
        message: unclearMessage,
      },
    },
  },
  'card-waiting': {
    level: 2,
    funds: [cardFund],
    card: {
      status: 'waiting',
      accountStatus: 'inquiry',
      onbStatus: 'ACTIVE',
      messages: [
        {
          fa: 'اطلاعات شما به بانک فرستاده شده است. نتیجه تا یک روز کاری پیامک می‌شود.',
          en: 'Your details are with the bank. You get the result by text message within one working day.',
        },
      ],
      // The bank takes its time with this one: no clock decides.
      request: { events: sentEvents, daysAgo: 0 },
    },
  },
  'card-verified': {
    level: 2,
    funds: [cardFund],
    card: {
      status: 'verified',
      accountStatus: 'wait_for_activate',
      onbStatus: 'DONE',
      balance: 0,
      messages: [
        { fa: 'کارت شما صادر شد و با پست فرستاده می‌شود.', en: 'Your card has been issued and comes by post.' },
      ],
      request: { events: [...sentEvents, { kind: 'approved' }], daysAgo: 1 },
    },
  },
  'card-blocked': {
    level: 2,
    funds: [cardFund],
    card: {
      status: 'blocked',
      accountStatus: 'block',
      onbStatus: 'DONE',
      balance: 4_150_000,
      messages: [
        {
          fa: 'تا رفع مسدودی، خرید و انتقال با این کارت ممکن نیست. برای رفع آن با پشتیبانی تماس بگیرید.',
          en: 'You cannot pay or transfer with it until it is unblocked. To unblock it, call support.',
        },
      ],
    },
  },
  'limit-amount': { level: 2, funds: [{ code: '12180', worth: 9_000_000, daysAgo: 20 }] },
  'vip-pending': {
    level: 2,
    userLevel: 'VIP',
    funds: [{ code: '11419', worth: 62_000_000, daysAgo: 33 }],
    recommendation: 'fee-waiting',
  },
  'vip-open': { level: 2, userLevel: 'VIP', recommendation: 'fee-paid' },
  'recommendation-risk': { level: 2, recommendation: 'risk' },
  'recommendation-offers': { level: 2, recommendation: 'offers' },
  'recommendation-waiting': { level: 2, recommendation: 'waiting' },
  'recommendation-part-done': { level: 2, recommendation: 'part-done' },
} as const satisfies Record<string, Kind>

export type PersonKind = keyof typeof personKinds

export const isPersonKind = (kind: string): kind is PersonKind =>
  kind in personKinds && Object.hasOwn(personKinds, kind)
