import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '../ui/actions/button'
import { EmptyState } from '../ui/feedback/empty-state'

/** What a feed says where nothing has happened yet, and the page where it begins. */
export interface FeedStart {
  readonly text: string
  readonly to: string
  readonly label: string
}

/** Empty state of a feed: nothing matches the filter, or nothing has happened yet. (INV-090) */
export function NoMovements({ filtered, start }: { filtered: boolean; start: FeedStart }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return filtered ? (
    <EmptyState
      title={t('feed:noneHere')}
      action={
        <ButtonLink to={pathname} replace variant="tonal">
          {t('feed:clear')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t('feed:none')}
      text={start.text}
      action={<ButtonLink to={start.to}>{start.label}</ButtonLink>}
    />
  )
}
