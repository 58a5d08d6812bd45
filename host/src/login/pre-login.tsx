import type { SignedOutReason } from '@sarv/shared/auth/session'
import { useLocation, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { TreePair } from '@sarv/shared/ui/drawings'
import { Brand } from '@sarv/shared/ui/mark'
import { LanguageSwitch } from '../language-switch'
import styles from './pre-login.module.css'
import { SignedOutNotice } from './signed-out-notice'
import { useSignIn } from './use-sign-in'

/** What a signed-out person sees instead of a protected page; signing in comes back to that page (HST-014, HST-021). */
export function PreLogin({ reason }: { reason?: SignedOutReason }) {
  const { t } = useTranslation('host')
  const { pathname, search, hash } = useLocation()
  const { leaving, signIn } = useSignIn(`${pathname}${search}${hash}`)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand size={32} />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <SignedOutNotice reason={reason} />
        <Card as="section">
          <div className={styles.banner}>
            <TreePair />
            <h1 className={styles.title}>{t('preLogin.title')}</h1>
            <p className={styles.text}>{t('preLogin.text')}</p>
            <Button block loading={leaving} onClick={signIn}>
              {t('login.enter')}
            </Button>
            <ButtonLink to="/" variant="ghost" size="s">
              {t('preLogin.about')}
            </ButtonLink>
          </div>
        </Card>
      </main>
    </div>
  )
}
