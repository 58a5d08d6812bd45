import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of the history: nothing of the chosen kind, or nothing yet. (PMA-057) */
export function NoEvents({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return filtered ? (
    <EmptyState
      title={t('history.noneHere')}
      action={
        <ButtonLink to={pathname} replace variant="tonal">
          {t('history.all')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t('history.none')}
      text={t('history.noneText')}
      action={<ButtonLink to="/pma">{t('seePlans')}</ButtonLink>}
    />
  )
}
