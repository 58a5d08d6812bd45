import { useFormat } from '@sarv/shared/platform'
import { chartColour } from './chart-colour'
import styles from './share-bar.module.css'

/**
 * Stacked bar of shares with its legend. `share` is in percent.
 * @example <ShareBar parts={[{ key: 'FUND', label: 'صندوق', share: 62 }]} />
 */
export function ShareBar({
  parts,
}: {
  parts: readonly { key: string; label: string; share: number; colour?: string }[]
}) {
  const { percent } = useFormat()
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, share, colour }, place) => (
          <span
            key={key}
            className={styles.part}
            style={{ flexGrow: share, background: colour ?? chartColour(place) }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ key, label, share, colour }, place) => (
          <li key={key} className={styles.entry}>
            <span className={styles.swatch} style={{ background: colour ?? chartColour(place) }} />
            {label} <bdi dir="ltr">{percent(share)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
