import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { supportPhoneQuery } from '@sarv/shared/queries/support-phone-query'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { Phone } from 'lucide-react'

/** Button that calls the support, with the number; without a number it leads to the page of help. (BNK-002) */
export function CallSupport() {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const { data: phone } = useQuery(supportPhoneQuery())
  return phone ? (
    <ButtonLink block icon={Phone} href={`tel:${phone}`}>
      {t('status.blocked.action')} <LeftToRight>{digits(phone)}</LeftToRight>
    </ButtonLink>
  ) : (
    <ButtonLink block icon={Phone} to="/faq">
      {t('status.blocked.action')}
    </ButtonLink>
  )
}
