import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { ToastRegion } from '@sarv/shared/ui/toast-region'
import { useEffect, useState } from 'react'
import { useServices } from '../services'
import { type Alert, noAlert, withAlert } from './alert-line'
import { useToasts } from './use-toasts'

/** The one place where the page says that something failed, or that something small went well (ERR-01). */
export function Alerts() {
  const { bus } = useServices()
  const toasts = useToasts(bus)
  const [line, setLine] = useState<readonly Alert[]>(noAlert)
  useEffect(() => {
    const alerted = (alert: Alert) => setLine((waiting) => withAlert(waiting, alert))
    bus.on('alerted', alerted)
    return () => bus.off('alerted', alerted)
  }, [bus])
  return (
    <>
      <AlertSheet alert={line[0]} onRead={() => setLine((waiting) => waiting.slice(1))} />
      <ToastRegion toasts={toasts.shown} onDone={toasts.remove} />
    </>
  )
}

function AlertSheet({ alert, onRead }: { alert: Alert | undefined; onRead: () => void }) {
  const { t } = useTranslation('host')
  // The words stay while the sheet leaves.
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
