import { useSnapshot, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { installPrompt, showInstallPrompt } from './install-prompt'

/** The sheet that offers the app on Android: the browser's prompt where it offers one, else where its menu has it (HST-013). */
export function InstallSheet({ open, onDismiss }: { open: boolean; onDismiss: () => void }) {
  const { t } = useTranslation('host')
  const { state } = useSnapshot(installPrompt)
  const isOffered = state === 'offered'
  return (
    <Sheet
      open={open && state !== 'installed'}
      onClose={onDismiss}
      title={t('install.title')}
      description={t(isOffered ? 'install.light' : 'install.menu')}
      action={
        <>
          {isOffered && (
            <Button
              block
              onClick={() => {
                showInstallPrompt()
                onDismiss()
              }}
            >
              {t('install.now')}
            </Button>
          )}
          <Button block variant="quiet" onClick={onDismiss}>
            {t(isOffered ? 'install.dismiss' : 'install.accept')}
          </Button>
        </>
      }
    />
  )
}
