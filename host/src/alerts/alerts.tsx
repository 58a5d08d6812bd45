import { useSnapshot, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { type Toast, ToastRegion } from '@sarv/shared/ui/overlay/toast-region'
import { useCallback, useState } from 'react'
import { useServices } from '../services/services'
import type { Alert } from './alert-queue'

/** Renders the alert dialog and the toasts of the whole page; alerts queue up (ERR-01). */
export function Alerts() {
  const { messages } = useServices()
  const { alerts, toasts } = useSnapshot(messages)
  const remove = useCallback(
    (id: Toast['id']) => {
      messages.toasts = messages.toasts.filter((toast) => toast.id !== id)
    },
    [messages],
  )
  const read = () => {
    messages.alerts = messages.alerts.slice(1)
  }
  return (
    <>
      <AlertSheet alert={alerts[0]} onRead={read} />
      <ToastRegion toasts={toasts} onDone={remove} />
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
