import { Link, useParams, useQuery, useTranslation } from '@sarv/shared/platform'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { ChevronRight } from 'lucide-react'
import { AuditList } from '../audit/audit-list'
import { remoteQuery } from '../console-queries'
import { ConsoleQueryBoundary } from '../console-query-boundary'
import { HealthCard } from '../health/health-card'
import { LockBadge } from '../locks/lock-list'
import { LockNotices } from '../locks/lock-notices'
import { isHolding, locksOf } from '../locks/locks-of'
import { StateBadge } from '../remotes/state-badge'
import { useHead } from '../session/use-head'
import styles from './remote.module.css'
import { RemoteActions } from './remote-actions'
import { RemoteFacts } from './remote-facts'
import { VersionsCard } from './versions-card'

/** Id of what says why nothing is promoted. */
const noticesId = 'locks'

/** One remote: what runs, what can be changed, how it goes, what is published, and what happened. */
export function RemoteScreen() {
  const { t, i18n } = useTranslation('console')
  const { name = '' } = useParams()
  const query = useQuery(remoteQuery(name))
  const locks = locksOf(useHead().data?.locks, name)
  const isLocked = locks.some((lock) => isHolding(lock))
  const language = i18n.language === 'en' ? 'en' : 'fa'
  return (
    <>
      <Link to="/" className={styles.back}>
        <ChevronRight size={18} className={`mirrored ${styles.arrow}`} aria-hidden />
        {t('page.remotes')}
      </Link>
      <ConsoleQueryBoundary query={query} skeleton={<SkeletonCard rows={6} tile={false} />}>
        {(detail) => (
          <div className={styles.screen}>
            <div className={styles.top}>
              <div>
                <h1>{detail.row.title[language]}</h1>
                <p className={styles.under}>
                  <bdi dir="ltr">{name}</bdi> · <bdi>{detail.row.owner}</bdi> <StateBadge row={detail.row} />{' '}
                  {isLocked && <LockBadge />}
                </p>
              </div>
              <RemoteActions detail={detail} locks={locks} lockedBy={isLocked ? noticesId : undefined} />
            </div>
            <LockNotices id={noticesId} locks={locks} />
            <div className={styles.columns}>
              <RemoteFacts detail={detail} />
              <HealthCard row={detail.row} />
            </div>
            <VersionsCard detail={detail} lockedBy={isLocked ? noticesId : undefined} />
            <section aria-labelledby="audit-of-remote">
              <h2 id="audit-of-remote" className={styles.heading}>
                {t('audit.title')}
              </h2>
              <AuditList filter={{ remote: name }} />
            </section>
          </div>
        )}
      </ConsoleQueryBoundary>
    </>
  )
}
