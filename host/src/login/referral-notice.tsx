import { useLocation, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Gift } from 'lucide-react'
import { referralCodeIn } from './referral-choice'

/** Says that the invitation was understood; a code that cannot be one says nothing (HST-006). */
export function ReferralNotice() {
  const { t } = useTranslation('host')
  const code = referralCodeIn(useLocation().search)
  if (code === undefined) return null
  return (
    <Alert tone="i" icon={Gift} live>
      {t('login.invited')} <bdi dir="ltr">{code}</bdi>
    </Alert>
  )
}
