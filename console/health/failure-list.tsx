import { isExcused } from '@sarv/platform/contract/health-sums'
import type { FailureCount } from '@sarv/platform/delivery/console/contract'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { CircleAlert } from 'lucide-react'
import { VersionName } from '../version-name'
import styles from './health.module.css'

/** Why a remote failed: each reason with its count, the first and the last time, and what was thrown. */
export function FailureList({ failures }: { failures: readonly FailureCount[] }) {
  const { t } = useTranslation('console')
  const reasons = failures.filter(({ message }) => message === undefined)
  // What was thrown may be known before the page has told its count.
  const rows = reasons.length > 0 ? reasons : failures.slice(0, 1).map(({ message: _, ...one }) => one)
  return (
    <section aria-labelledby="failures" className={styles.failures}>
      <h3 id="failures">{t('failures.title')}</h3>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('failures.none')}</p>
      ) : (
        <ul className={styles.reasons}>
          {rows.map((row) => (
            <Reason
              key={`${row.version} ${row.reason}`}
              row={row}
              thrown={failures.filter(
                ({ message, version, reason }) =>
                  message !== undefined && version === row.version && reason === row.reason,
              )}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Reason({ row, thrown }: { row: FailureCount; thrown: readonly FailureCount[] }) {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const { reason, version, count } = row
  const excused = reason !== 'later' && isExcused(reason)
  return (
    <li className={styles.reason}>
      <div className={styles.cause}>
        <strong>{t(`failures.reason.${reason}`)}</strong>
        <Badge tone={excused ? 'n' : 'r'} {...(excused ? {} : { icon: CircleAlert })}>
          {t('failures.count', { count: number(count) })}
        </Badge>
      </div>
      <p className={styles.facts}>
        <VersionName version={version} />
        <Span of={row} />
        {excused && <span>{t('failures.excused')}</span>}
      </p>
      {thrown.length > 0 && (
        <ul className={styles.messages} aria-label={t('failures.messages')}>
          {thrown.map((one) => (
            <li key={one.message}>
              <code dir="ltr" lang="en" translate="no">
                {one.message}
              </code>
              <p className={styles.facts}>
                <span>{t('failures.count', { count: number(one.count) })}</span>
                <Span of={one} />
                {one.trace !== undefined && (
                  <span>
                    {t('failures.page')}{' '}
                    <bdi dir="ltr" translate="no" className={styles.trace}>
                      {one.trace}
                    </bdi>
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** From the first to the last time, as far as they differ: two days, two times of one day, or one minute. */
function Span({ of: { first, last } }: { of: Pick<FailureCount, 'first' | 'last'> }) {
  const { t } = useTranslation('console')
  const { date, time } = useFormat()
  const until = { date: date(last), time: time(last) }
  if (date(first) !== until.date)
    return (
      <span>
        {t('failures.days', {
          first: t('moment', { date: date(first), time: time(first) }),
          last: t('zoned', until),
        })}
      </span>
    )
  const isMinute = time(first) === until.time
  return <span>{isMinute ? t('zoned', until) : t('failures.times', { ...until, first: time(first) })}</span>
}
