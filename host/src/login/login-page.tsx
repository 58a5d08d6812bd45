import { useLocation, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { GroveIllustration } from '@sarv/shared/ui/brand/grove-illustration'
import { Brand } from '@sarv/shared/ui/brand/logo'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../language/language-switch'
import styles from './login-page.module.css'
import { useSignIn } from './use-sign-in'

/**
 * Presentation of the login page: what is the same for everyone, and so can be drawn before anything is known.
 * @param notices between the mark and the words
 */
export function LoginPage({ notices, children }: { notices?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.ground}>
      <div className={styles.trees}>
        <GroveIllustration />
      </div>
      <main className={styles.panel}>
        <div className={styles.top}>
          <Brand size={36} />
          <LanguageSwitch />
        </div>
        {notices}
        <Welcome />
        <Entrance />
      </main>
      {children}
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
