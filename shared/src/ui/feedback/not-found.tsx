import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '../actions/button'
import { NotFoundIllustration } from '../brand/not-found-illustration'
import { EmptyState } from './empty-state'

/** 404 page. @example <NotFound homeTo="/home" /> */
export function NotFound({ homeTo }: { homeTo: string }) {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      drawing={<NotFoundIllustration />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to={homeTo}>{t('notFound.home')}</ButtonLink>}
    />
  )
}
