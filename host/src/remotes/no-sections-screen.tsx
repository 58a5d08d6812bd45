import { useTranslation } from '@sarv/shared/platform'
import { RemoteUnavailable } from '@sarv/shared/ui/remote-unavailable'

/** What stands under every address of a remote when the page came without a catalogue (F23): a wait, not a 404. */
export function NoSectionsScreen() {
  const { t } = useTranslation('host')
  return (
    <main>
      <RemoteUnavailable
        title={t('noSections.title')}
        text={t('noSections.text')}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
