import { type SignedOutReason, session } from '@sarv/shared/internal/auth/session'
import { Navigate, useLocation, useSnapshot, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Grove } from '@sarv/shared/ui/brand/grove'
import { Brand } from '@sarv/shared/ui/brand/logo'
import { ShieldCheck } from 'lucide-react'
import { InstallBanner } from '../install/install-banner'
import { InstallSteps } from '../install/install-steps'
import { useInstallOffer } from '../install/use-install-offer'
import { LanguageSwitch } from '../language/language-switch'
import styles from './login-screen.module.css'
import { ReferralNotice } from './referral-notice'
import { SessionLoading } from './session-loading'
import { SignedOutNotice } from './signed-out-notice'
import { UpdatePanel } from './update-panel'
import { useSignIn } from './use-sign-in'

/** the login page: full-screen on phones, a card from 769 px (HST-001). A signed-in person is redirected home. */
export function LoginScreen() {
  const { current } = useSnapshot(session)
  if (current.at === 'signed-in') return <Navigate to="/home" replace />
  if (current.at === 'unknown') return <SessionLoading />
  return <SignedOutPage reason={current.reason} />
}

function SignedOutPage({ reason }: { reason: SignedOutReason | undefined }) {
  const { offer, dismiss } = useInstallOffer()
  return (
    <div className={styles.ground}>
      <div className={styles.trees}>
        <Grove />
      </div>
      <main className={styles.panel} data-login-panel>
        <div className={styles.top}>
          <Brand size={36} />
          <LanguageSwitch />
        </div>
        {offer === 'banner' && <InstallBanner onDismiss={dismiss} />}
        <SignedOutNotice reason={reason} />
        <ReferralNotice />
        <Welcome />
        <Entrance />
      </main>
      <InstallSteps open={offer === 'steps'} onDismiss={dismiss} />
      <UpdatePanel />
    </div>
  )
}

/** The welcome text: one large claim on phones, a plain heading on the card. */
function Welcome() {
  const { t } = useTranslation('host')
  return (
    <div className={styles.welcome}>
      <h1>
        <span className={styles.onPhones}>{t('login.claim')}</span>
        <span className={styles.onCard}>{t('login.welcome')}</span>
      </h1>
      <p>
        <span className={styles.onPhones}>{t('login.about')}</span>
        <span className={styles.onCard}>{t('login.chain')}</span>
      </p>
    </div>
  )
}

function Entrance() {
  const { t } = useTranslation('host')
  const { state } = useLocation()
  const { leaving, signIn } = useSignIn(parseReturnTo(state))
  return (
    <div className={styles.entrance}>
      <Button block loading={leaving} onClick={signIn}>
        {t('login.enter')}
      </Button>
      <p className={styles.how}>
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden />
        {t('login.how')}
      </p>
    </div>
  )
}

/** Parses the page to return to from the history state: the one where the session expired, else home (F5). */
function parseReturnTo(state: unknown): string {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  return typeof returnTo === 'string' ? returnTo : '/home'
}
