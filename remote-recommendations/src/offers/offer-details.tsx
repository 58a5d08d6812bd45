import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { VideoCard } from '@sarv/shared/ui/upload/video-card'
import { Check, Lock } from 'lucide-react'
import { LockedShapes } from '../orders/locked-shapes'
import { OrderComposition } from '../orders/order-composition'
import styles from './offer-details.module.css'
import { OfferReturn } from './offer-return'

/**
 * Everything about an offer: its facts, what VIP adds and its composition, which is shapes without a word until the fee is
 * paid. (REC-020, REC-021, REC-030, REC-033)
 */
export function OfferDetails({
  offer,
  level,
}: {
  offer: Offer
  /** Level of its headings: a sheet has a title of its own. */
  level: 'h2' | 'h3'
}) {
  const { t } = useTranslation()
  const { rial, day, time } = useFormat()
  const expiry = {
    key: t('offer.expires'),
    value: t('offer.until', { date: day(offer.expires_at), time: time(offer.expires_at) }),
  }
  return (
    <div className={stack[20]}>
      {offer.description && <p className={styles.text}>{offer.description}</p>}
      <KeyValues
        rows={[
          { key: t('offer.return'), value: <OfferReturn value={offer.predicted_annual_return_percentage} /> },
          { key: t('offer.risk'), value: t(describeStatus('risk', offer.risk_type).label) },
          { key: t('offer.amount'), value: rial(offer.initial_investment_amount) },
          { key: t('offer.minimum'), value: rial(offer.minimum_investment_amount) },
          { key: t('offer.fee'), value: offer.fee_amount === null ? t('offer.free') : rial(offer.fee_amount) },
          // An offer that was taken does not expire any more.
          ...(offer.order_id === null ? [expiry] : []),
        ]}
      />
      <p className={typography.captionFaint}>{t('offer.forecast')}</p>
      {offer.extra_info.length > 0 && (
        <section>
          <SectionHeader first level={level} title={t('offer.extra')} />
          <ul className={styles.extra}>
            {offer.extra_info.map((sentence) => (
              <li key={sentence}>
                <Check size={18} strokeWidth={2} aria-hidden />
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      {offer.videos.length > 0 && (
        <section>
          <SectionHeader first level={level} title={t('offer.videos')} />
          <ul className={styles.videos}>
            {offer.videos.map(({ title, link, cover }) => (
              <li key={title}>
                {link === null ? (
                  <span className={styles.lockedVideo}>
                    <Lock size={18} strokeWidth={1.75} aria-hidden />
                    {title}
                    <span className="visually-hidden">{t('offer.videoLocked')}</span>
                  </span>
                ) : (
                  <VideoCard src={link} cover={cover ?? undefined} title={title} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <SectionHeader first level={level} title={t('composition.title')} />
        {offer.order_items === null ? (
          <>
            <LockedShapes />
            <Alert tone="i" icon={Lock}>
              {t('order.locked')}
            </Alert>
          </>
        ) : (
          <OrderComposition items={offer.order_items} />
        )}
      </section>
    </div>
  )
}
