import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { ToastRegion } from '@sarv/shared/ui/overlay/toast-region'
import { useEffect, useState } from 'react'
import { useServices } from '../services/services'
import { type Alert, emptyQueue, enqueueAlert } from './alert-queue'
import { useToasts } from './use-toasts'

/** Renders the alert dialog and the toasts of the whole page; alerts queue up (ERR-01). */
export function Alerts() {
  const { bus } = useServices()
  const toasts = useToasts(bus)
  const [queue, setQueue] = useState<readonly Alert[]>(emptyQueue)
  useEffect(() => {
    const alerted = (alert: Alert) => setQueue((waiting) => enqueueAlert(waiting, alert))
    bus.on('alerted', alerted)
    return () => bus.off('alerted', alerted)
  }, [bus])
  return (
    <>
      <AlertSheet alert={queue[0]} onRead={() => setQueue((waiting) => waiting.slice(1))} />
      <ToastRegion toasts={toasts.shown} onDone={toasts.remove} />
    </>
  )
}

function AlertSheet({ alert, onRead }: { alert: Alert | undefined; onRead: () => void }) {
  const { t } = useTranslation('host')
  // The text stays while the sheet closes.
  const [shown, setShown] = useState(alert)
  if (alert && alert !== shown) setShown(alert)
  return (
    <Sheet
      open={alert !== undefined}
      onClose={onRead}
      title={shown?.title ?? t('alert.title')}
      description={shown?.message}
      action={
        <Button block onClick={onRead}>
          {t('alert.confirm')}
        </Button>
      }
    />
  )
}
