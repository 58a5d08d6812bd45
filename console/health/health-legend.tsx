import type { Curve, RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useTranslation } from '@sarv/shared/platform'
import { chartColour } from '@sarv/shared/ui/chart/chart-colour'
import { VersionName } from '../version-name'
import type { VersionLine } from './curve-frame'
import styles from './health.module.css'
import { useCurveText } from './use-curve-text'

/** Which line is whose, with its latest value. */
export function HealthLegend({ series, row, curve }: { series: readonly VersionLine[]; row: RemoteRow; curve: Curve }) {
  const { t } = useTranslation('console')
  const text = useCurveText(curve)
  return (
    <ul className={styles.legend}>
      {series.map(({ version, values }, index) => (
        <li key={version} className={styles.entry}>
          <span className={styles.swatch} style={{ background: chartColour(index) }} />
          <VersionName version={version} />
          {version === row.canary?.version && <span>({t('is.canary')})</span>}
          <strong>{text(values.findLast((value) => value !== null) ?? 0)}</strong>
        </li>
      ))}
    </ul>
  )
}
