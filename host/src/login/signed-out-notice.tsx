import type { SignedOutReason } from '@sarv/platform/client/session/session'
import { lastSignOut } from '@sarv/platform/client/session/sign-out-cookie'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'

/**
 * A notice that says why the session ended (U22), or that it may go on at an identity provider that could not be reached
 * (HST-050); nothing otherwise.
 */
export function SignedOutNotice({ reason }: { reason: SignedOutReason | undefined }) {
  const { t } = useTranslation('host')
  const said = reason ?? (lastSignOut(document.cookie) === 'unreached' ? 'here-only' : undefined)
  if (!said) return null
  return (
    <Alert tone={said === 'signed-out' ? 'i' : 'w'} live>
      {t(`signedOut.${said}`)}
    </Alert>
  )
}
