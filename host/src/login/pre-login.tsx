import type { SignedOutReason } from '@sarv/platform/client/session/session'
import { useLocation, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { TreePair } from '@sarv/shared/ui/brand/illustrations'
import { Brand } from '@sarv/shared/ui/brand/logo'
import { Card } from '@sarv/shared/ui/layout/card'
import { LanguageSwitch } from '../language/language-switch'
import styles from './pre-login.module.css'
import { SignedOutNotice } from './signed-out-notice'
import { useSignIn } from './use-sign-in'

/** The sign-in gate in place of a protected page; signing in returns to that page (HST-014, HST-021). */
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
