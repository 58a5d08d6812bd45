import { writeLocal } from '@sarv/shared/storage/local-keys'
import { useState } from 'react'
import { chooseInstallOffer } from './install-offer'
import { readDevice } from './read-device'

/** Returns the install offer, chosen when the page opens, and what dismisses it for ever (HST-010, HST-011). */
export function useInstallOffer() {
  const [offer, setOffer] = useState(() => chooseInstallOffer(readDevice()))
  const dismiss = () => {
    writeLocal('confirm-app-insstalled', 'false')
    setOffer('none')
  }
  return { offer, dismiss }
}
