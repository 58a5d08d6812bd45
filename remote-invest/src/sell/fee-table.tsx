import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Card } from '@sarv/shared/ui/card'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import type { AgeRow } from './sale-terms'
import styles from './sell.module.css'

/** The fund's rates of early withdrawal, and what of this sale falls under each. (INV-025, INV-034) */
export function FeeTable({ ages }: { ages: readonly AgeRow[] }) {
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
            {ages.map(({ from, to, rate, units, fee }) => (
              <tr key={from} data-used={units > 0 || undefined}>
                <th scope="row">
                  {to === undefined
                    ? t('sell.after', { days: number(from - 1) })
                    : t('sell.band', { from: number(from), to: number(to) })}
                </th>
                <td className={styles.figure}>
                  <bdi dir="ltr">{percent(rate)}</bdi>
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
