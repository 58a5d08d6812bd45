import type { DeviceSession } from '@sarv/shared/contract/device-sessions'
import { useTranslation } from '@sarv/shared/platform'

const browsers = ['CHROME', 'SAFARI', 'FIREFOX', 'EDGE', 'SAMSUNG', 'OPERA'] as const
const systems = ['ANDROID', 'IPHONE', 'IPAD', 'WINDOWS', 'MAC', 'LINUX'] as const

/** Returns a function that names a device as a person would: «کروم، اندروید»; words of a later API are unknown. (HST-062) */
export function useDeviceName(): (session: Pick<DeviceSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('host')
  return ({ browser, system }) =>
    t('sessions.device', {
      browser: t(`sessions.browsers.${browsers.find((one) => one === browser) ?? 'unknown'}`),
      system: t(`sessions.systems.${systems.find((one) => one === system) ?? 'unknown'}`),
    })
}
