import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { PushSupport } from '@sarv/platform/client/notifications/push-subscription'
import type { NoticeSettings } from '@sarv/shared/contract/notice-settings'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Switch } from '@sarv/shared/ui/fields/switch'
import { useOnline } from '@sarv/shared/ui/network/use-online'
import { BellRing, Eye } from 'lucide-react'
import { NotAllowed, usePushSupport, useSwitchDevice } from './use-device-notices'

/** Whether this device shows messages, and whether amounts stand in them. (HST-080) */
export function DeviceCard({ settings }: { settings: NoticeSettings }) {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const isOnline = useOnline()
  const device = useSwitchDevice(settings, (error) => {
    if (error instanceof NotAllowed) toast(t('notices:device.notAllowed'))
    else toast(sentenceOf(error) ?? t('notices:device.failed'))
  })
  const support = usePushSupport(settings, device.status)
  if (support === undefined) return null
  if (support !== 'ready') return <Hindrance support={support} />
  const isOn = settings.device !== null
  const showsAmounts = settings.device?.shows_amounts ?? false
  const isHeld = !isOnline || device.isPending
  const turn = (next: boolean) =>
    device.mutate(
      { isOn: next, showsAmounts: false },
      { onSuccess: () => toast(t(next ? 'notices:device.turnedOn' : 'notices:device.turnedOff')) },
    )
  return (
    <List label={t('notices:device.title')}>
      <ListRow
        tile={<Tile icon={BellRing} tone="green" />}
        title={t('notices:device.row')}
        caption={t(isOn ? 'notices:device.on' : 'notices:device.off')}
        end={<Switch label={t('notices:device.row')} on={isOn} disabled={isHeld} onChange={turn} />}
      />
      {isOn && (
        <ListRow
          tile={<Tile icon={Eye} tone="gray" />}
          title={t('notices:device.amounts')}
          caption={t(showsAmounts ? 'notices:device.amountsOn' : 'notices:device.amountsOff')}
          end={
            <Switch
              label={t('notices:device.amounts')}
              on={showsAmounts}
              disabled={isHeld}
              onChange={(next) => device.mutate({ isOn: true, showsAmounts: next })}
            />
          }
        />
      )}
    </List>
  )
}

/** Why this device shows none, and what the person can do. */
function Hindrance({ support }: { support: Exclude<PushSupport, 'ready'> }) {
  const { t } = useTranslation('host')
  return <Alert tone={support === 'denied' ? 'w' : 'i'}>{t(`notices:device.${support}`)}</Alert>
}
