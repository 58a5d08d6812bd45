import type { Offer as OfferView, RecommendationItem } from '@sarv/shared/contract/recommendation-offers'
import type { Sql } from '../db/sql'
import { maxGatewayPayment } from '../gateway/gateway-limit'
import type { Localizable, LocalText } from '../local-text/local-text'
import { splitAmount } from './allocation'
import { minimumInvestment } from './horizon-questions'
import { isExpired, isLocked, type Offer } from './offer'
import texts from './offer-texts.json'

type FundNames = ReadonlyMap<string, LocalText>

/** Names of the funds that offers may hold. */
export async function readFundNames(sql: Sql): Promise<FundNames> {
  const funds = await sql.query<{ ds_code: string; name: LocalText }>('select ds_code, name from fund')
  return new Map(funds.map(({ ds_code, name }) => [ds_code, name]))
}

/** The parts of an offer, which add to its amount; the palette of the screen colours them. */
export function toItems({ shares, amount }: Offer, names: FundNames): Localizable<RecommendationItem>[] {
  const values = splitAmount(
    amount,
    shares.map(({ share }) => share),
  )
  return shares.map(({ ds_code, share }, index) => ({
    product_name: names.get(ds_code) ?? ds_code,
    color: null,
    value: values[index] ?? 0,
    share_percentage: share,
    ds_code,
  }))
}

interface Facts {
  readonly now: Date
  readonly names: FundNames
  /** Origin of the pictures and videos. */
  readonly files: string
}

/** View model: an offer as the contract shows it; what is locked is not in it. */
export function toOfferView(offer: Offer, { now, names, files }: Facts): Localizable<OfferView> {
  const locked = isLocked(offer)
  const expired = isExpired(offer, now)
  const isVip = offer.fee !== null
  return {
    portfolio_id: offer.id,
    recommendation_manager_id: offer.manager_id,
    type: isVip ? 'VIP' : 'FREE',
    title: offer.title,
    description: offer.description,
    risk_type: offer.risk_type,
    status: locked ? 'WAITING_FOR_PAYMENT' : null,
    predicted_annual_return_percentage: offer.annual_return,
    fee_amount: offer.fee,
    initial_investment_amount: offer.amount,
    minimum_investment_amount: minimumInvestment,
    max_payment: maxGatewayPayment,
    order_items: locked ? null : toItems(offer, names),
    extra_info: isVip ? texts.vipInfo : [],
    videos: isVip
      ? texts.vipVideos.map(({ title, file, cover }) => ({
          title,
          link: locked ? null : `${files}/static/${file}`,
          cover: locked ? null : `${files}/static/${cover}`,
        }))
      : [],
    order_id: offer.order_id,
    expires_at: offer.expires_at.toISOString(),
    is_expired: expired,
    can_invest: canInvest(offer) && !expired,
  }
}

/** Open to be invested in, unless it expired. */
export const canInvest = (offer: Offer) => !isLocked(offer) && offer.invested_at === null
