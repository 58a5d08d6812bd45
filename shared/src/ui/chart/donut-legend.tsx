import { useFormat, useTranslation } from '@sarv/shared/platform'
import { commaList } from '../../text/comma-list'
import { Gain } from '../data/gain'
import { Money } from '../data/money'
import { chartColour } from './chart-colour'
import styles from './donut-legend.module.css'
import type { DonutSlice } from './donut-slices'

/**
 * Legend of a donut chart and, for who cannot see the ring, its table: name, amount in rial, share, gain, in the same order.
 * @example <DonutLegend label="دارایی‌ها" slices={slices} selected={key} onSelect={setKey} hidden={!visible} />
 */
export function DonutLegend({
  label,
  slices,
  selected,
  onSelect,
  hidden = false,
}: {
  label: string
  slices: readonly DonutSlice[]
  selected: string | undefined
  onSelect: (key: string) => void
  hidden?: boolean
}) {
  const { t } = useTranslation('ui')
  const { percent, language } = useFormat()
  return (
    <div className={styles.card}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead className="visually-hidden">
          <tr>
            <td />
            <th scope="col">{t('donut.name')}</th>
            <th scope="col">{commaList([t('donut.amount'), t('donut.share')], language)}</th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ key, label: name, caption, gain, amount, share, colour }, index) => (
            <tr key={key} className={styles.row} data-on={key === selected || undefined}>
              <td className={`${styles.cell} ${styles.swatch}`}>
                <span className={styles.colour} style={{ background: colour ?? chartColour(index) }} />
              </td>
              <th scope="row" className={styles.cell}>
                <button
                  type="button"
                  className={styles.press}
                  aria-pressed={key === selected}
                  onClick={() => onSelect(key)}
                >
                  {name}
                </button>
                {caption && <span className={styles.caption}>{caption}</span>}
                {gain && (
                  <span className={styles.caption}>
                    <Gain of={gain} hidden={hidden} />
                  </span>
                )}
              </th>
              <td className={`${styles.cell} ${styles.numbers}`}>
                <Money amount={amount} unit={false} hidden={hidden} />
                <span className={styles.share}>
                  <bdi dir="ltr" translate="no">
                    {percent(share)}
                  </bdi>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
