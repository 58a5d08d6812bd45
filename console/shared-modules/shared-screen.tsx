import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { sharedQuery } from '../console-queries'
import { ConsoleQueryBoundary } from '../console-query-boundary'
import { VersionName } from '../version-name'
import styles from './shared.module.css'
import { SharedModuleCard } from './shared-module-card'

/** Dependencies: which version of what is shared the shell brings, and which remotes accept which range of it. */
export function SharedScreen() {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const query = useQuery(sharedQuery())
  return (
    <>
      <h1 className={styles.title}>{t('shared.title')}</h1>
      <p className={styles.text}>{t('shared.text')}</p>
      <ConsoleQueryBoundary query={query} skeleton={<SkeletonCard rows={6} tile={false} />}>
        {({ hosts, modules }) => (
          <>
            <p className={styles.hosts}>
              {hosts.length === 0 ? (
                t('shared.noHost')
              ) : (
                <>
                  {t('shared.live')} <VersionName version={hosts[0] ?? ''} />
                  {hosts[1] !== undefined && (
                    <>
                      {' · '}
                      {t('shared.previous')} <VersionName version={hosts[1]} />
                    </>
                  )}
                </>
              )}
            </p>
            {modules.length === 0 && <EmptyState title={t('shared.none')} />}
            <ul className={styles.modules} aria-label={t('shared.modules', { count: number(modules.length) })}>
              {modules.map((module) => (
                <SharedModuleCard key={module.name} module={module} hasHost={hosts.length > 0} />
              ))}
            </ul>
          </>
        )}
      </ConsoleQueryBoundary>
    </>
  )
}
