import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, openEnum, rial } from './wire'

/**
 * Something of the person that is begun and not at its end (D-118).
 * @example { kind: 'PORTFOLIO', id: '1', name: 'سبد رشد پویا', amount: 2_500_000_000, paid: 500_000_000, state: 'TO_CONTINUE', since: '2026-11-21T12:52:08.000Z', due: null, payment_uuid: null }
 */
export const underWay = z.object({
  /** PURCHASE, SALE of units; PORTFOLIO that is being made, INCREASE of one; bank TRANSFER; request for a CARD, its REISSUE; RECOMMENDATION. */
  kind: openEnum(['PURCHASE', 'SALE', 'PORTFOLIO', 'INCREASE', 'TRANSFER', 'CARD', 'REISSUE', 'RECOMMENDATION']),
  /** Id that finds its page: of the order, the plan, the portfolio's code, the transfer, the request. */
  id: z.string(),
  /** Name of the fund, of the plan or of the owner of the destination; null for a card. */
  name: z.nullable(z.string()),
  /** The amount; null where no money is involved. */
  amount: z.nullable(rial),
  /** The part of it that has come in and is not in the person's assets yet. */
  paid: rial,
  /**
   * The person acts next: TO_PAY, TO_CONTINUE, TO_CORRECT (a part was refused). The person waits: IN_REVIEW, SETTLING,
   * IN_TRANSIT, REFUNDING (the money goes back).
   */
  state: openEnum(['TO_PAY', 'TO_CONTINUE', 'TO_CORRECT', 'IN_REVIEW', 'SETTLING', 'IN_TRANSIT', 'REFUNDING']),
  since: isoDate,
  /** Until when it can be paid, or by which day or moment it is there; null where none was promised. */
  due: z.nullable(isoDate),
  /** TO_PAY of a purchase: what /payment is about. */
  payment_uuid: z.nullable(z.string()),
})
export type UnderWay = z.infer<typeof underWay>

/**
 * A source that cannot be read costs its rows only, and is named in `missing`.
 * @example const { items, missing } = await call(listUnderWay)
 */
export const listUnderWay = readEndpoint('/general/api/v1/under-way/', {
  summary: "The person's unfinished business and money on its way, the person's turn first",
  reply: z.object({
    items: z.array(underWay),
    /** ORDERS, PORTFOLIOS, TRANSFERS, CARDS, RECOMMENDATIONS. */
    missing: z.array(openEnum(['ORDERS', 'PORTFOLIOS', 'TRANSFERS', 'CARDS', 'RECOMMENDATIONS'])),
  }),
})
