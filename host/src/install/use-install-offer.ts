import { writeLocal } from '@sarv/shared/storage/local-keys'
import { useState } from 'react'
import { installOffer } from './install-offer'
import { readDevice } from './read-device'

/** What is offered from the moment the page opens until it is waved away; then never again (HST-010, HST-011). */
export function useInstallOffer() {
  const [offer, setOffer] = useState(() => installOffer(readDevice()))
  const dismiss = () => {
    writeLocal('confirm-app-insstalled', 'false')
    setOffer('none')
  }
  return { offer, dismiss }
}
