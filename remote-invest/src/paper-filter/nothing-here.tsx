import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import type { PaperFilter } from './paper-filter'

/** A paper without rows: since nothing happened yet, or since it is narrowed to where nothing happened. */
export function NothingHere({ filter, title, text }: { filter: PaperFilter; title: string; text: string }) {
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
