import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type EndTarget, useEndSession } from './sessions-queries'
import { useDeviceName } from './use-device-name'

/** Confirmation sheet for signing out another device, or all others. (HST-063) */
export function EndSessionSheet({ target, open, onClose }: { target: EndTarget; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const nameOf = useDeviceName()
  const end = useEndSession((ended) => {
    toast(t(ended === 'others' ? 'sessions.othersEnded' : 'sessions.ended'))
    onClose()
  })
  const isAll = target === 'others'
  return (
    <Sheet
      open={open}
      onClose={() => {
        end.reset()
        onClose()
      }}
      dismissible={!end.isPending}
      title={t(isAll ? 'sessions.endOthersTitle' : 'sessions.endTitle')}
      description={isAll ? t('sessions.endOthersText') : t('sessions.endText', { device: nameOf(target) })}
      action={
        <>
          {end.isError && (
            <Alert tone="r" live>
              {sentenceOf(end.error) ?? t('sessions.failed')}
            </Alert>
          )}
          <OnlineButton block loading={end.isPending} onClick={() => end.mutate(target)}>
            {t(isAll ? 'sessions.endOthersYes' : 'sessions.endYes')}
          </OnlineButton>
          <Button block variant="quiet" disabled={end.isPending} onClick={onClose}>
            {t(isAll ? 'sessions.keep' : 'sessions.keepOne')}
          </Button>
        </>
      }
    />
  )
}
