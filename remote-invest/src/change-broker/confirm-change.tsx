import type { Broker } from '@sarv/shared/contract/change-broker'
import { ApiError, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useRef, useState } from 'react'
import { type BrokerRequest, useChangeBroker } from './broker-queries'
import styles from './change-broker.module.css'
import { classifyChangeError } from './change-error'

/** Confirmation sheet of a broker change; the request goes out once, for any number of presses. (INV-072, INV-073) */
export function ConfirmChange({
  open,
  onClose,
  onError,
  current,
  target,
}: {
  open: boolean
  onClose: () => void
  /** Gets the error message of a rejected request. */
  onError: (message: string) => void
  current: Broker | null
  target: Broker
}) {
  const { t } = useTranslation()
  const { report } = usePlatform()
  const change = useChangeBroker()
  const [lost, setLost] = useState(false)
  // Two clicks can come before React has drawn the first one's spinner.
  const sending = useRef(false)
  // After an unknown outcome the same request is retried under the same key.
  const request = useRef<BrokerRequest>(undefined)
  useLock(open)
  const close = () => {
    setLost(false)
    onClose()
  }
  // Does not use mutate's callbacks: they do not run once the request of another tab has removed this form.
  const send = async () => {
    if (request.current?.broker !== target.id) request.current = { broker: target.id, key: crypto.randomUUID() }
    try {
      await change.mutateAsync(request.current)
      close()
    } catch (error) {
      const outcome = error instanceof ApiError ? classifyChangeError(error) : 'lost'
      setLost(outcome === 'lost')
      if (outcome === 'lost') return
      request.current = undefined
      if (outcome !== 'prompted') onError('said' in outcome ? outcome.said : t(`investBroker:refused.${outcome.key}`))
      onClose()
    }
  }
  const sendOnce = () => {
    if (sending.current) return
    sending.current = true
    send()
      .finally(() => {
        sending.current = false
      })
      .catch(report)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      dismissible={!change.isPending}
      title={t('investBroker:confirm')}
      action={
        <MoneyButton block loading={change.isPending} onClick={sendOnce}>
          {t('investBroker:send')}
        </MoneyButton>
      }
    >
      <KeyValues
        rows={[
          { key: t('investBroker:current'), value: current?.name ?? t('investBroker:noCurrent') },
          { key: t('investBroker:target'), value: target.name },
          { key: t('investBroker:takes'), value: t('investBroker:within') },
        ]}
      />
      <div className={styles.notice}>
        {lost ? (
          <ErrorAlert>{t('investBroker:lost')}</ErrorAlert>
        ) : (
          <Alert tone="w">{t('investBroker:noReturn')}</Alert>
        )}
      </div>
    </Sheet>
  )
}
