import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of a list of the portfolios: nothing matches the filters, or there is nothing yet. (PMA-057, PMA-058) */
export function NoRows({ of, filtered }: { of: 'transactions' | 'history'; filtered: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return filtered ? (
    <EmptyState
      title={t(`${of}.noneHere`)}
      action={
        <ButtonLink to={pathname} replace variant="tonal">
          {t(`${of}.all`)}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t(`${of}.none`)}
      text={t(`${of}.noneText`)}
      action={<ButtonLink to="/pma">{t('seePlans')}</ButtonLink>}
    />
  )
}
