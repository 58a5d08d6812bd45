import type { VersionComparison } from '@sarv/platform/delivery/console/contract'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { comparisonQuery } from '../console-queries'
import { ConsoleQueryBoundary } from '../console-query-boundary'
import styles from './remote.module.css'

/** What a version would change for people, against the one that all people run. */
export function Comparison({ name, version, against }: { name: string; version: string; against: string }) {
  const query = useQuery(comparisonQuery(name, version, against))
  return (
    <div className={styles.comparison}>
      <ConsoleQueryBoundary query={query} skeleton={<SkeletonCard height={120} />}>
        {(comparison) => <Differences {...comparison} />}
      </ConsoleQueryBoundary>
    </div>
  )
}

function Differences({ declared = [], files, bytes }: VersionComparison) {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const size = (value: number) => number(value / 1024, { decimals: 1 })
  const change = ([now, next]: readonly [number, number]) =>
    t('diff.size', {
      now: size(now),
      next: size(next),
      change: number((next - now) / 1024, { decimals: 1, sign: 'always' }),
    })
  return (
    <>
      <KeyValues
        rows={[
          ...(files
            ? [
                {
                  key: t('diff.files'),
                  value: t('diff.filesOf', {
                    same: number(files.same),
                    fresh: number(files.new),
                    gone: number(files.gone),
                  }),
                },
              ]
            : []),
          ...(bytes
            ? [
                { key: t('diff.first'), value: change(bytes.first) },
                { key: t('diff.whole'), value: change(bytes.whole) },
              ]
            : []),
        ]}
      />
      {declared.length === 0 ? (
        <p className={styles.same}>{t('diff.same')}</p>
      ) : (
        <ul className={styles.declared} lang="en" dir="ltr" aria-label={t('diff.declared')}>
          {declared.map((line) => (
            <li key={line} data-kind={line.startsWith('+') ? 'new' : 'gone'}>
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
