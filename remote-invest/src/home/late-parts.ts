/** What home shows after its first screen, in one chunk. */

export { RollingMoney } from '@sarv/shared/ui/data/rolling-money'
export { AccountsSwitch } from './accounts-switch'
export { HowGain } from './how-gain'
export { OfferBanner } from './offer-banner'
