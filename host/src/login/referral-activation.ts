import type { Api } from '@sarv/shared/api/create-api'
import { activateReferral } from '@sarv/shared/contract/referral'
import type { Bus } from '@sarv/shared/events/bus'
import type { i18n as I18n } from 'i18next'
import type { GeneralMemory } from '../general-memory'

interface Parts {
  readonly bus: Bus
  readonly api: Api
  readonly i18n: I18n
  readonly general: GeneralMemory
}

/**
 * Registers the code of an invitation once somebody is signed in, and says how it went; then the code is gone, whatever
 * the answer was (HST-007, ERR-15, ERR-16).
 */
export function activateReferralAfterSignIn({ bus, api, i18n, general }: Parts): void {
  bus.on('session-changed', ({ at }) => {
    if (at === 'signed-in') void activate()
  })
  const activate = async () => {
    const { referralCode: code } = await general.read()
    if (code === undefined) return
    // Taken out first: a reload or another tab must not send it again.
    await general.change({ referralCode: undefined })
    const said = await api.call(activateReferral, { params: { code } }).then(
      () => 'host:login.referralDone',
      () => 'host:login.referralFailed',
    )
    bus.emit('toasted', { message: i18n.t(said) })
  }
}
