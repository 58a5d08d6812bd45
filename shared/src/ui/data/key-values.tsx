import type { ReactNode } from 'react'
import styles from './key-values.module.css'

/**
 * Description list: names and their values in rows with hairlines.
 * @example <KeyValues rows={[{ key: t('fee'), value: rial(250_000) }]} />
 */
export function KeyValues({ rows }: { rows: readonly { key: string; value: ReactNode }[] }) {
  return (
    <dl>
      {rows.map(({ key, value }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.key}>{key}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
