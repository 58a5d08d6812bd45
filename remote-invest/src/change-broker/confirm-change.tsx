import type { Broker } from '@sarv/shared/contract/change-broker'
import { ApiError, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { useRef, useState } from 'react'
import { type BrokerWish, useChangeBroker } from './broker-queries'
import styles from './change-broker.module.css'
import { changeFailure } from './change-failure'

/** The last look before the request goes out; it goes out once, however often the button is pressed. (INV-072, INV-073) */
export function ConfirmChange({
  open,
  onClose,
  onRefused,
  current,
  target,
}: {
  open: boolean
  onClose: () => void
  /** Gets the reason when the request was not taken. */
  onRefused: (why: string) => void
  current: Broker | null
  target: Broker
}) {
  const { t } = useTranslation()
  const { report } = usePlatform()
  const change = useChangeBroker()
  const [lost, setLost] = useState(false)
  // Two clicks can come before React has drawn the first one's spinner.
  const sending = useRef(false)
  // After a lost answer the same wish goes out under the same key.
  const wish = useRef<BrokerWish>(undefined)
  useLock(open)
  const close = () => {
    setLost(false)
    onClose()
  }
  // Not by mutate's callbacks: they are silent once the request of another tab has taken this form away.
  const send = async () => {
    if (wish.current?.broker !== target.id) wish.current = { broker: target.id, key: crypto.randomUUID() }
    try {
      await change.mutateAsync(wish.current)
      close()
    } catch (error) {
      const failure = error instanceof ApiError ? changeFailure(error) : 'lost'
      setLost(failure === 'lost')
      if (failure === 'lost') return
      wish.current = undefined
      if (failure !== 'prompted') onRefused('said' in failure ? failure.said : t(`broker.refused.${failure.key}`))
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
      title={t('broker.confirm')}
      action={
        <MoneyButton block loading={change.isPending} onClick={sendOnce}>
          {t('broker.send')}
        </MoneyButton>
      }
    >
      <KeyValues
        rows={[
          { key: t('broker.current'), value: current?.name ?? t('broker.noCurrent') },
          { key: t('broker.target'), value: target.name },
          { key: t('broker.takes'), value: t('broker.within') },
        ]}
      />
      <div className={styles.notice}>
        {lost ? (
          <Alert tone="r" live>
            {t('broker.lost')}
          </Alert>
        ) : (
          <Alert tone="w">{t('broker.noReturn')}</Alert>
        )}
      </div>
    </Sheet>
  )
}
