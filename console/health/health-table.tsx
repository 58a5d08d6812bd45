import type { Curve, HealthSeries } from '@sarv/platform/delivery/console/contract'
import { useTranslation } from '@sarv/shared/platform'
import { VersionName } from '../version-name'
import type { VersionLine } from './curve-frame'
import styles from './health.module.css'
import { useCurveText } from './use-curve-text'
import { useStartText } from './use-start-text'

/**
 * The same figures as a table, newest first: for people who do not see the curves, and for people who want the numbers.
 */
export function HealthTable({
  series,
  lines,
  curve,
}: {
  series: HealthSeries
  lines: readonly VersionLine[]
  curve: Curve
}) {
  const { t } = useTranslation('console')
  const startOf = useStartText(series)
  const text = useCurveText(curve)
  const rows = series.starts
    .map((start, place) => ({ start, values: lines.map(({ values }) => values[place] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .reverse()
  return (
    <details className={styles.details}>
      <summary>{t('health.table')}</summary>
      <table className={styles.figures}>
        <caption className="visually-hidden">{t(`curve.${curve}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('health.time')}</th>
            {lines.map(({ version }) => (
              <th key={version} scope="col">
                <VersionName version={version} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, values }) => (
            <tr key={start}>
              <th scope="row">{startOf(start)}</th>
              {lines.map(({ version }, index) => (
                <td key={version}>{values[index] == null ? t('none') : text(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
