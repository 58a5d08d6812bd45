import {
  currentPushAddress,
  type PushSupport,
  readPushSupport,
  subscribeToPush,
  unsubscribeFromPush,
} from '@sarv/platform/client/notifications/push-subscription'
import { pushToken, pushTokenName } from '@sarv/platform/client/storage/push-token'
import { type NoticeSettings, subscribeDevice, unsubscribeDevice } from '@sarv/shared/contract/notice-settings'
import { call, useMutation, useQueryClient } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import { useServices } from '../services/services'
import { noticeSettingsQuery } from './notice-queries'

/** Thrown where the person, or the browser for them, did not allow notifications. */
export class NotAllowed extends Error {}

/**
 * What the browser can do about notifications; undefined until it has said so.
 * @param status of the switch: when it changes, the person may have answered the browser's question
 */
export function usePushSupport({ push_key }: NoticeSettings, status: string): PushSupport | undefined {
  const [support, setSupport] = useState<PushSupport>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser is asked again when the status changes.
  useEffect(() => void readPushSupport().then(setSupport), [status])
  return push_key === null ? 'none' : support
}

/** What the person wants of this device. */
export interface DeviceWish {
  readonly isOn: boolean
  readonly showsAmounts: boolean
}

/**
 * The mutation that switches notifications of this device, or the amounts in them. The browser asks the person the first
 * time; the device's push token goes with every call from then on. (HST-080, PLT-012)
 */
export function useSwitchDevice(settings: NoticeSettings, onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  const { storage } = useServices()
  const { queryKey } = noticeSettingsQuery()
  return useMutation({
    async mutationFn({ isOn, showsAmounts }: DeviceWish): Promise<NoticeSettings> {
      if (!isOn) {
        const left = await call(unsubscribeDevice)
        await unsubscribeFromPush()
        return left
      }
      const kept = settings.device && (await currentPushAddress())
      const address = kept || (await subscribeToPush(settings.push_key ?? ''))
      if (address === undefined) throw new NotAllowed()
      const { device_token, ...reply } = await call(subscribeDevice, {
        body: { ...address, shows_amounts: showsAmounts },
      })
      pushToken.current = device_token
      await storage.slice('deviceInfo').set({ [pushTokenName]: device_token })
      return reply
    },
    onSuccess: (fresh) => queries.setQueryData(queryKey, fresh),
    onError(error) {
      // What the API does not know of must not stay in the browser.
      if (settings.device === null) void unsubscribeFromPush()
      onFailed(error)
    },
  })
}
