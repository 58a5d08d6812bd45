import { useTranslation } from '@sarv/shared/platform'
import { cypressLeaf, cypressVeins } from './cypress-shape'
import styles from './logo.module.css'

/**
 * The logo, a cypress. Its colour is `primary`, its veins the ground under it; `--mark-vein` says another ground.
 * @example <Mark size={32} />
 */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={cypressLeaf} fill="currentColor" />
      <path className={styles.vein} d={cypressVeins} strokeWidth="1.5" strokeLinecap="round" fill="none" />
    </svg>
  )
}

/** The logo with the name. */
export function Brand({ size = 32 }: { size?: number }) {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.brand}>
      <Logo size={size} />
      {t('name')}
    </span>
  )
}
