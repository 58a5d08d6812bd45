import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of the feed: nothing matches the filter, or nothing has happened yet. (INV-090) */
export function NoMovements({ filtered }: { filtered: boolean }) {
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
      text={t('feed:noneText')}
      action={<ButtonLink to="/funds">{t('feed:seeFunds')}</ButtonLink>}
    />
  )
}
