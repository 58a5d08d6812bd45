import { useLocation, useTranslation } from '@sarv/shared/platform'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Gift } from 'lucide-react'
import { parseReferralCode } from './referral-param'

/** A notice with the referral code of the invitation link; nothing for an invalid one (HST-006). */
export function ReferralNotice() {
  const { t } = useTranslation('host')
  const code = parseReferralCode(useLocation().search)
  if (code === undefined) return null
  return (
    <Alert tone="i" icon={Gift} live>
      <OwnSentence text={t('login.invited', { code: own(code) })} />
    </Alert>
  )
}
