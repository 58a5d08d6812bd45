import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from './button'
import { NotFoundDrawing } from './drawings'
import { EmptyState } from './empty-state'

/** The page for an address that leads nowhere. @example <NotFound homeTo="/home" /> */
export function NotFound({ homeTo }: { homeTo: string }) {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to={homeTo}>{t('notFound.home')}</ButtonLink>}
    />
  )
}
