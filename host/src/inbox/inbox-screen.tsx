import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { Link, useInfiniteQuery, useTranslation } from '@sarv/shared/platform'
import { DayGroups } from '@sarv/shared/ui/data/day-groups'
import { MonthGroups } from '@sarv/shared/ui/data/month-groups'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import { Settings2 } from 'lucide-react'
import styles from './inbox.module.css'
import { inboxQuery } from './inbox-query'
import { InboxRow } from './inbox-row'
import { useOpenEntry } from './use-open-entry'
import { useReadShown } from './use-read-shown'

const dateOf = ({ created_at }: InboxEntry) => created_at

/** what the person was told about their money and account, by day, newest first. (HST-067) */
export function InboxScreen() {
  const { t } = useTranslation('host')
  const query = useInfiniteQuery(inboxQuery())
  useReadShown(query.data?.pages[0])
  useOpenEntry(query.data?.pages[0]?.results)
  return (
    <Page width="flow">
      <Link to="/notices" className={styles.settings}>
        <Settings2 size={20} strokeWidth={1.75} aria-hidden />
        {t('inbox.settings')}
      </Link>
      <PagedRows
        query={query}
        keyOf={({ id }) => id}
        none={<EmptyState title={t('inbox.none')} text={t('inbox.noneText')} />}
      >
        {(entries) => (
          <MonthGroups items={entries} dateOf={dateOf}>
            {(ofMonth) => (
              <DayGroups label={t('inbox.row')} items={ofMonth} dateOf={dateOf} inMonth>
                {(entry) => <InboxRow key={entry.id} entry={entry} />}
              </DayGroups>
            )}
          </MonthGroups>
        )}
      </PagedRows>
    </Page>
  )
}
