import type { Api } from '@sarv/platform/client/api/create-api'
import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { Bus } from '@sarv/platform/contract/events/bus'
import { activateReferral } from '@sarv/shared/contract/referral'
import type { i18n as I18n } from 'i18next'
import type { GeneralStateStore } from '../services/general-state-store'

interface ActivationServices {
  readonly bus: Bus
  readonly api: Api
  readonly i18n: I18n
  readonly general: GeneralStateStore
}

/**
 * Registers a stored referral code after the sign-in and toasts the result, of a failure with its reason and where the code
 * can be typed; the code is removed after any response
 * (HST-007, ERR-15, ERR-16).
 */
export function activateReferralAfterSignIn({ bus, api, i18n, general }: ActivationServices): void {
  bus.on('session-changed', ({ at }) => {
    if (at === 'signed-in') void activate()
  })
  const activate = async () => {
    const { referralCode: code } = await general.read()
    if (code === undefined) return
    // Removed first: a reload or another tab must not send it again.
    await general.change({ referralCode: undefined })
    const message = await api.call(activateReferral, { params: { code } }).then(
      () => i18n.t('host:login.referralDone'),
      (error: unknown) =>
        [i18n.t('host:login.referralFailed'), sentenceOf(error), i18n.t('host:login.referralAgain')]
          .filter(Boolean)
          .join(' '),
    )
    bus.emit('toasted', { message })
  }
}
