import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../account/load-error'
import { EndSessionSheet } from './end-session-sheet'
import { SessionList } from './session-list'
import styles from './sessions.module.css'
import { type EndTarget, sessionsQuery } from './sessions-queries'

/** the devices that are signed in to the account; others can be signed out. (HST-062, HST-063) */
export function SessionsScreen() {
  const { t } = useTranslation('host')
  const query = useQuery(sessionsQuery())
  const [asked, setAsked] = useState<{ open: boolean; target?: EndTarget }>({ open: false })
  const ask = (target: EndTarget) => setAsked({ open: true, target })
  return (
    <Page width="flow">
      <p className={styles.about}>{t('sessions.about')}</p>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonCard rows={2} />}
        failed={<LoadError query={query} text={t('sessions.missing')} whole />}
        whole
      >
        {(sessions) => (
          <>
            <SessionList sessions={sessions} onEnd={ask} />
            {sessions.some((session) => !session.is_current) ? (
              <div className={styles.all}>
                <Button variant="tonal" block icon={LogOut} onClick={() => ask('others')}>
                  {t('sessions.endOthers')}
                </Button>
              </div>
            ) : (
              <p className={styles.alone}>{t('sessions.alone')}</p>
            )}
          </>
        )}
      </QueryBoundary>
      {asked.target && (
        <EndSessionSheet
          target={asked.target}
          open={asked.open}
          onClose={() => setAsked(({ target }) => ({ open: false, target }))}
        />
      )}
    </Page>
  )
}
