import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Brand } from '@sarv/shared/ui/brand/logo'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Card } from '@sarv/shared/ui/layout/card'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '../services/services'
import styles from './lock-screen.module.css'
import { unlock } from './lock-state'
import { verifyPerson } from './passkey'

type Attempt = 'none' | 'verifying' | 'failed' | 'leaving'

/** The lock of the whole page: opened by the passkey of this device, left by signing out. (HST-065, HST-066) */
export function LockScreen() {
  const { t } = useTranslation('host')
  const { tokens } = useServices()
  const [at, setAt] = useState<Attempt>('none')
  const open = async () => {
    setAt('verifying')
    if (await verifyPerson()) unlock()
    else setAt('failed')
  }
  const leave = () => {
    setAt('leaving')
    tokens.signOut().catch(() => setAt('none'))
  }
  const isBusy = at === 'verifying' || at === 'leaving'
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand size={32} />
      </header>
      <main className={styles.main}>
        <Card as="section">
          <div className={styles.lock}>
            <LockKeyhole className={styles.icon} size={40} strokeWidth={1.5} aria-hidden />
            <h1>{t('lock.title')}</h1>
            <p className={styles.text}>{t('lock.text')}</p>
            {at === 'failed' && (
              <Alert tone="r" live>
                {t('lock.notOpened')}
              </Alert>
            )}
            <Button block autoFocus loading={at === 'verifying'} disabled={at === 'leaving'} onClick={open}>
              {t('lock.open')}
            </Button>
          </div>
        </Card>
        <div className={styles.leave}>
          <p className={styles.lost}>{t('lock.lost')}</p>
          <Button variant="ghost" size="s" loading={at === 'leaving'} disabled={isBusy} onClick={leave}>
            {t('profile.signOut')}
          </Button>
        </div>
      </main>
    </div>
  )
}
