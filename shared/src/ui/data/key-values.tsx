import type { ReactNode } from 'react'
import { typography } from '../layout/primitives'
import styles from './key-values.module.css'

/**
 * Description list: names and their values in rows with hairlines.
 * @example <KeyValues rows={[{ key: t('fee'), value: rial(250_000) }]} />
 */
export function KeyValues({
  rows,
  dense,
}: {
  rows: readonly { key: string; value: ReactNode }[]
  /** Many of them stand on one screen. */
  dense?: boolean
}) {
  return (
    <dl data-dense={dense}>
      {rows.map(({ key, value }, index) => (
        // Two orders of one fund have one name.
        <div key={`${key} ${index}`} className={styles.row}>
          <dt className={typography.secondary}>{key}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
