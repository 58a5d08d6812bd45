import { call, useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type FeedEntry, getFeedFile, listFeed } from '../contract/feed'
import { describeStatus } from '../rules/status'
import { statementFileName } from '../statement-files/file-name'
import { SaveSheet } from '../statement-files/save-sheet'
import { Button } from '../ui/actions/button'
import { feedColumns, feedCsv } from './feed-csv'
import type { FeedFilter } from './feed-filter'
import { type FeedScope, toFeedQuery } from './feed-query'
import { kindText } from './kind-text'
import { useFeedTexts } from './use-feed-texts'

/** Rows of a page of the file's own reading: the most that the server gives. */
const rowsAtOnce = 100

/** Button that opens the export options of a feed: all that the filter means, as PDF or CSV. (INV-089) */
export function FeedSave({
  scope,
  filter,
  name,
}: {
  scope: FeedScope
  filter: FeedFilter
  /** What the feed is of, in the file's name. */
  name?: string | undefined
}) {
  useFeedTexts()
  const { t } = useTranslation()
  const { date } = useFormat()
  const { api } = usePlatform()
  const [isOpen, setOpen] = useState(false)
  const query = toFeedQuery(scope, filter)
  const csv = async () => {
    const rows: FeedEntry[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const { results, next } = await call(listFeed, { query: { ...query, before, limit: rowsAtOnce } })
      rows.push(...results)
      before = next
    }
    const heads = feedColumns.map((column) => t(`feed:head.${column}`))
    return feedCsv(rows, heads, {
      kind: (entry) => kindText(t, entry),
      status: ({ status }) => t(describeStatus('transaction', status === 'REVIEW' ? 'WAITING' : status).label),
    })
  }
  return (
    <>
      <Button variant="tonal" size="s" icon={Download} onClick={() => setOpen(true)}>
        {t('feed:file.open')}
      </Button>
      <SaveSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('feed:file.title')}
        name={statementFileName(t('feed:file.name'), { fund_name: name ?? null, ...filter }, date)}
        words={{ pdf: t('feed:file.pdf'), csv: t('feed:file.csv'), saved: t('feed:file.saved') }}
        pdf={() => api.download(getFeedFile, { query })}
        csv={csv}
      />
    </>
  )
}
