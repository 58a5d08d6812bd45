import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'

/** The server hides every section and has no banner: the ways out stay. (INV-001) */
export function NothingHere() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('home.nothing')}
      text={t('home.nothingText')}
      action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
    />
  )
}
