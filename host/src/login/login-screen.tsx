import { type SignedOutReason, session } from '@sarv/shared/auth/session'
import { Navigate, useLocation, useSnapshot, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Grove } from '@sarv/shared/ui/grove'
import { Brand } from '@sarv/shared/ui/mark'
import { ShieldCheck } from 'lucide-react'
import { InstallBanner } from '../install/install-banner'
import { InstallSteps } from '../install/install-steps'
import { useInstallOffer } from '../install/use-install-offer'
import { LanguageSwitch } from '../language-switch'
import styles from './login-screen.module.css'
import { ReferralNotice } from './referral-notice'
import { SessionLoading } from './session-loading'
import { SignedOutNotice } from './signed-out-notice'
import { UpdatePanel } from './update-panel'
import { useSignIn } from './use-sign-in'

/** a full-screen panel on phones, a card over the grove from 769 px (HST-001). Who is signed in goes home. */
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

/** Phones have room for one claim in large letters; the card says plainly where the person is. */
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
  const { leaving, signIn } = useSignIn(pageLeft(state))
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

/** Where the session ended, when it did not end here (F5). */
function pageLeft(state: unknown): string {
  const left = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined
  return typeof left === 'string' ? left : '/home'
}
