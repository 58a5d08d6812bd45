import type { SignedOutReason } from '@sarv/shared/auth/session'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'

/** Says why nobody is signed in (any more); draws nothing when there was nobody (U22). */
export function SignedOutNotice({ reason }: { reason: SignedOutReason | undefined }) {
  const { t } = useTranslation('host')
  if (!reason) return null
  return (
    <Alert tone={reason === 'signed-out' ? 'i' : 'w'} live>
      {t(`signedOut.${reason}`)}
    </Alert>
  )
}
