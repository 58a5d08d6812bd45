import { useFormat, useTranslation } from '@sarv/shared/platform'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { FeeRow } from './sale-estimate'
import styles from './sell.module.css'

/** Table of the early-withdrawal fees by holding period, and the units of this sale under each. (INV-025, INV-034) */
export function FeeTable({ rows }: { rows: readonly FeeRow[] }) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  return (
    <section aria-labelledby="sale-fees">
      <SectionHeader first level="h3" id="sale-fees" title={t('sell.fees')} />
      <Card>
        <table className={styles.table} aria-labelledby="sale-fees">
          <thead>
            <tr>
              <th scope="col">{t('sell.held')}</th>
              <th scope="col" className={styles.figure}>
                {t('sell.rate')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('sell.ofSale')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('sell.feeRial')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, to, rate, units, fee }) => (
              <tr key={from} data-used={units > 0 || undefined}>
                <th scope="row">
                  {to === undefined
                    ? t('sell.after', { days: number(from - 1) })
                    : t('sell.band', { from: number(from), to: number(to) })}
                </th>
                <td className={styles.figure}>
                  <LeftToRight>{percent(rate)}</LeftToRight>
                </td>
                <td className={styles.figure}>{units > 0 ? number(units) : '-'}</td>
                <td className={styles.figure}>{units > 0 ? number(fee) : '-'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.caption}>{t('sell.feesText')}</p>
      </Card>
    </section>
  )
}
