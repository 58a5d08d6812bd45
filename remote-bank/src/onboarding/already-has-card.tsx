import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Replaces the request for a person who has a card already: the server's message and the way to the card. (SBX-108) */
export function AlreadyHasCard({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return <EmptyState title={sentenceOf(error)} action={<ButtonLink to="/card">{t('toCard')}</ButtonLink>} />
}
