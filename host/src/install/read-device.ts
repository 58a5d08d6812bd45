import { readLocal } from '@sarv/platform/client/storage/local-keys'
import type { Device } from './install-offer'

/** Reads the facts of the device from the browser. */
export function readDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    isStandalone: window.matchMedia('(display-mode: standalone)').matches || isHomeScreenApp(),
    width: window.innerWidth,
    isTwa: isTwa(),
    isDismissed: readLocal('confirm-app-insstalled') === 'false',
  }
}

/** Whether the page runs inside the wrapper app, a trusted web activity (HST-009). */
export function isTwa(): boolean {
  return readLocal('isTwa') === 'true'
}

/** Safari's own flag for an installed app. */
function isHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}
