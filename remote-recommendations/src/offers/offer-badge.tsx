import type { Offer } from '@sarv/shared/contract/recommendation-offers'
import { useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { Badge } from '@sarv/shared/ui/data/badge'

/** Badge of an offer: FREE «رایگان», VIP «ویژه»; one that expired says so. (REC-021, ST-15) */
export function OfferBadge({ offer: { type, is_expired } }: { offer: Pick<Offer, 'type' | 'is_expired'> }) {
  const { t } = useTranslation()
  const { label, tone } = describeStatus('offer', type)
  return is_expired ? <Badge tone="w">{t('offer.expired')}</Badge> : <Badge tone={tone}>{t(label)}</Badge>
}
