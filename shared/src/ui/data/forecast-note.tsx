import { useTranslation } from '@sarv/shared/platform'
import { Skeleton } from '../feedback/skeleton'
import styles from './forecast-note.module.css'

/** Under forecasts of plans: that they are not guaranteed. @example <ForecastNote waiting={plans.isPending} /> */
export function ForecastNote({ waiting = false }: { waiting?: boolean }) {
  const { t } = useTranslation('ui')
  return <p className={styles.note}>{waiting ? <Skeleton width={236} height="1lh" /> : t('notPromised')}</p>
}
