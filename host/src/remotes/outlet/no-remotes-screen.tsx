import { useTranslation } from '@sarv/shared/platform'
import { UnavailableCard } from '@sarv/shared/ui/feedback/unavailable-card'

/** The error screen of every remote's route when the page came without a catalogue (F23): a retry, not a 404. */
export function NoRemotesScreen() {
  const { t } = useTranslation('host')
  return (
    <main>
      <UnavailableCard
        title={t('noSections.title')}
        text={t('noSections.text')}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
