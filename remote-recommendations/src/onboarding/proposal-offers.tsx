import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Money, Toman } from '@sarv/shared/ui/data/money'
import { SelectableCards } from '@sarv/shared/ui/fields/selectable-card'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { AmountSheet } from '../offers/amount-sheet'
import { OfferActions } from '../offers/offer-actions'
import { OfferCard } from '../offers/offer-card'
import { OfferDetails } from '../offers/offer-details'
import { useRecommendationDraft } from '../recommendation/use-recommendation-draft'
import styles from './proposal.module.css'

/** Offers as a radio group, with the amount that they are made for. (REC-020, REC-022, REC-023) */
export function ProposalOffers({
  manager,
  offers,
  onRequested,
}: {
  manager: RecommendationManager
  offers: readonly Offer[]
  onRequested: (payment: string) => void
}) {
  const { t } = useTranslation()
  const title = useId()
  const { draft, update } = useRecommendationDraft(manager.recommendation_manager_id)
  const [details, setDetails] = useState<Offer>()
  const [showsDetails, setShowsDetails] = useState(false)
  const [changing, setChanging] = useState<'open' | 'closed'>()
  const selected = offers.find(({ portfolio_id }) => portfolio_id === draft?.offer)
  const amount = manager.investment_amount ?? offers[0]?.initial_investment_amount ?? 0
  return (
    <div className={stack[20]}>
      <Card>
        <div className={styles.amount}>
          <div>
            <p className={styles.label}>{t('amount.label')}</p>
            <p className={typography.section}>
              <Money amount={amount} />
            </p>
            <Toman amount={amount} />
          </div>
          <Button variant="tonal" size="s" icon={Pencil} onClick={() => setChanging('open')}>
            {t('amount.change')}
          </Button>
        </div>
      </Card>
      <div>
        <SectionHeader first id={title} title={t('proposal.title')} />
        <p className={styles.lead}>{t('proposal.lead')}</p>
      </div>
      <SelectableCards labelledBy={title}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.portfolio_id}
            offer={offer}
            offers={offers}
            selected={offer.portfolio_id === selected?.portfolio_id}
            onSelect={() => update({ offer: offer.portfolio_id })}
            onDetails={() => {
              setDetails(offer)
              setShowsDetails(true)
            }}
          />
        ))}
      </SelectableCards>
      <OfferActions offer={selected} onRequested={onRequested} onChangeAmount={() => setChanging('open')} />
      {/* A sheet of its own for each: the one before may still be sliding out. */}
      <Sheet
        key={details?.portfolio_id}
        open={showsDetails}
        onClose={() => setShowsDetails(false)}
        title={details?.title ?? ''}
      >
        {details && <OfferDetails offer={details} level="h3" />}
      </Sheet>
      {changing && (
        <AmountSheet
          manager={manager.recommendation_manager_id}
          amount={amount}
          minimum={manager.minimum_investment_amount}
          limit={offers[0]?.max_payment}
          open={changing === 'open'}
          onClose={() => setChanging('closed')}
          onChanged={() => update({ offer: undefined })}
        />
      )}
    </div>
  )
}
