import { useTranslation } from '@sarv/shared/platform'
import styles from './how-gain.module.css'
import { useHomeTexts } from './use-home-texts'

/** How the gain of home is computed. (INV-084) */
export function HowGain() {
  useHomeTexts()
  const { t } = useTranslation()
  return <p className={styles.how}>{t('investHome:howGain')}</p>
}
