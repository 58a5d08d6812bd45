import { type SignedOutReason, session } from '@sarv/platform/client/session/session'
import { Navigate, useSnapshot } from '@sarv/shared/platform'
import { LoginPage } from './login-page'
import { ReferralNotice } from './referral-notice'
import { SessionLoading } from './session-loading'
import { SignedOutNotice } from './signed-out-notice'
import { UpdatePanel } from './update-panel'

/** the login page: full-screen on phones, a card from 769 px (HST-001). A signed-in person is redirected home. */
export function LoginScreen() {
  const { current } = useSnapshot(session)
  if (current.at === 'signed-in') return <Navigate to="/home" replace />
  if (current.at === 'unknown') return <SessionLoading />
  return <SignedOutPage reason={current.reason} />
}

function SignedOutPage({ reason }: { reason: SignedOutReason | undefined }) {
  return (
    <LoginPage
      notices={
        <>
          <SignedOutNotice reason={reason} />
          <ReferralNotice />
        </>
      }
    >
      <UpdatePanel />
    </LoginPage>
  )
}
