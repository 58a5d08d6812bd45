import type { SignedOutReason } from '@sarv/shared/internal/auth/session'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'

/** A notice that says why the session ended; nothing when there was none (U22). */
export function SignedOutNotice({ reason }: { reason: SignedOutReason | undefined }) {
  const { t } = useTranslation('host')
  if (!reason) return null
  return (
    <Alert tone={reason === 'signed-out' ? 'i' : 'w'} live>
      {t(`signedOut.${reason}`)}
    </Alert>
  )
}
