import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import type { StatementFilter } from './statement-filter'

/** Empty state of a statement: nothing happened yet, or nothing matches the filter. */
export function EmptyStatement({ filter, title, text }: { filter: StatementFilter; title: string; text: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (filter.ds_code === undefined && filter.from === undefined) {
    return <EmptyState title={title} text={text} action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>} />
  }
  return (
    <EmptyState
      title={t('cardex.noneHere')}
      text={t('cardex.noneHereText')}
      action={
        <ButtonLink to={pathname} replace variant="tonal">
          {t('cardex.showAll')}
        </ButtonLink>
      }
    />
  )
}
