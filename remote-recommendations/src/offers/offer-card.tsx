import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Money } from '@sarv/shared/ui/data/money'
import { SelectableCard } from '@sarv/shared/ui/fields/selectable-card'
import { OfferBadge } from './offer-badge'
import styles from './offer-card.module.css'
import { OfferReturn } from './offer-return'
import { advantageOf } from './offer-rules'

/** Selectable card of an offer: title, predicted return, initial amount; its details are in a sheet. (REC-020) */
export function OfferCard({
  offer,
  offers,
  selected,
  onSelect,
  onDetails,
}: {
  offer: Offer
  /** All that stand beside it. */
  offers: readonly Offer[]
  selected: boolean
  onSelect: () => void
  onDetails: () => void
}) {
  const { t } = useTranslation()
  const advantage = advantageOf(offer, offers)
  return (
    <div className={styles.offer}>
      <SelectableCard
        name="offer"
        checked={selected}
        onChoose={onSelect}
        disabled={offer.is_expired}
        title={offer.title}
        caption={
          <span className={styles.facts}>
            <span>
              {t('offer.return')}{' '}
              <strong className={styles.return}>
                <OfferReturn value={offer.predicted_annual_return_percentage} />
              </strong>
            </span>
            <span>
              {t('offer.amount')} <Money amount={offer.initial_investment_amount} />
            </span>
            {offer.fee_amount !== null && (
              <span>
                {t('offer.fee')} <Money amount={offer.fee_amount} />
              </span>
            )}
            {advantage !== undefined && (
              <span>
                {t('offer.advantage')} <Money amount={advantage} />
              </span>
            )}
          </span>
        }
        end={
          <span className={styles.end}>
            <OfferBadge offer={offer} />
          </span>
        }
      />
      <div className={styles.more}>
        <Button variant="ghost" size="s" aria-label={t('offer.detailsOf', { title: offer.title })} onClick={onDetails}>
          {t('offer.details')}
        </Button>
      </div>
    </div>
  )
}
