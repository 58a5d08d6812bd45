import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { X } from 'lucide-react'
import styles from './install.module.css'
import { useInstallPrompt } from './install-prompt'

/** The install banner of Android: the browser's prompt where it offers one, else where its menu has it (HST-013). */
export function InstallBanner({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('host')
  const { state, install } = useInstallPrompt()
  if (state === 'installed') return null
  return (
    <section className={styles.banner} aria-label={t('install.title')}>
      <span className={styles.mark}>
        <Logo size={28} />
      </span>
      <p className={styles.words}>
        <strong>{t('install.banner')}</strong>
        <span>{t(state === 'offered' ? 'install.bannerText' : 'install.bannerMenu')}</span>
      </p>
      {state === 'offered' && (
        <Button size="s" variant="ghost" onClick={install}>
          {t('install.now')}
        </Button>
      )}
      <IconButton icon={X} label={t('install.dismiss')} onClick={onDismiss} />
    </section>
  )
}
