import { useFormat } from '@sarv/shared/platform'
import { chartColour } from './chart-colour'
import styles from './share-bar.module.css'

/**
 * Stacked bar of shares with its legend. `share` is in percent; a part of nothing is not drawn, and leaves the others their colours.
 * @example <ShareBar parts={[{ key: 'FUND', label: 'صندوق', share: 62 }]} />
 */
export function ShareBar({
  parts,
}: {
  parts: readonly { key: string; label: string; share: number; colour?: string }[]
}) {
  const { percent } = useFormat()
  const shown = parts
    .map((part, index) => ({ ...part, colour: part.colour ?? chartColour(index) }))
    .filter(({ share }) => share > 0)
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ key, share, colour }) => (
          <span key={key} className={styles.part} style={{ flexGrow: share, background: colour }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map(({ key, label, share, colour }) => (
          <li key={key} className={styles.entry}>
            <span className={styles.swatch} style={{ background: colour }} />
            {label}{' '}
            <bdi dir="ltr" translate="no">
              {percent(share)}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
