import { useTranslation } from '@sarv/shared/platform'
import { type ListStart, NoneFound } from '../ui/feedback/none-found'

/** Where a feed begins, and what it says of that as long as nothing has happened. */
export type FeedStart = Omit<ListStart, 'title'>

/** Empty state of a feed: nothing matches the filter, or nothing has happened yet. (INV-090) */
export function NoMovements({ filtered, start }: { filtered: boolean; start: FeedStart }) {
  const { t } = useTranslation()
  const here = { title: t('feed:noneHere'), all: t('feed:clear') }
  return <NoneFound filtered={filtered} here={here} start={{ title: t('feed:none'), ...start }} />
}
