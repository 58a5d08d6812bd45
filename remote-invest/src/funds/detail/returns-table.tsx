import type { Fund } from '@sarv/shared/contract/funds'
import { useTranslation } from '@sarv/shared/platform'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import styles from './fund-screen.module.css'
import { returnRows } from './return-rows'

/** Table of a fund's returns by period, beside the average of its group. (INV-019) */
export function ReturnsTable({ fund }: { fund: Fund }) {
  const { t } = useTranslation()
  return (
    <table className={styles.table} aria-label={t('fund.returns')}>
      <thead>
        <tr>
          <th scope="col" className={styles.title}>
            {t('fund.returns')}
          </th>
          <th scope="col" className={styles.column}>
            {t('fund.own')}
          </th>
          <th scope="col" className={styles.column}>
            {t('fund.group')}
          </th>
        </tr>
      </thead>
      <tbody>
        {returnRows(fund).map(({ range, own, group }) => (
          <tr key={range}>
            <th scope="row" className={styles.name}>
              {t(`range.${range}`)}
            </th>
            <td className={styles.value}>{own === null ? '-' : <Percent value={own} />}</td>
            <td className={styles.value} data-quiet>
              {group === null ? '-' : <Percent value={group} quiet />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
