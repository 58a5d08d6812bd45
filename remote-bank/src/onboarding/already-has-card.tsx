import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** In place of the request, for who has a card already: what the server says, and the way to the card. (SBX-108) */
export function AlreadyHasCard({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return <EmptyState title={sentenceOf(error)} action={<ButtonLink to="/card">{t('toCard')}</ButtonLink>} />
}
