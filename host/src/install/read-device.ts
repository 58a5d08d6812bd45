import { readLocal } from '@sarv/shared/storage/local-keys'
import type { Device } from './install-offer'

/** The device as it is now. */
export function readDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    isStandalone: window.matchMedia('(display-mode: standalone)').matches || isHomeScreenApp(),
    width: window.innerWidth,
    isTwa: isTwa(),
    isDismissed: readLocal('confirm-app-insstalled') === 'false',
  }
}

/** Inside the wrapper app (HST-009). */
export function isTwa(): boolean {
  return readLocal('isTwa') === 'true'
}

/** Safari's own word for it. */
function isHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}
