import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of the home page: the server hides every section and has no banner; a link leads on. (INV-001) */
export function EmptyHome() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('home.nothing')}
      text={t('home.nothingText')}
      action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
    />
  )
}
