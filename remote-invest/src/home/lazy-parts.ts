import { lazyScreen } from '@sarv/shared/platform'

const load = () => import('./late-parts')

export const AccountsSwitch = lazyScreen(async () => (await load()).AccountsSwitch)
export const HowGain = lazyScreen(async () => (await load()).HowGain)
export const OfferBanner = lazyScreen(async () => (await load()).OfferBanner)
export const RollingMoney = lazyScreen(async () => (await load()).RollingMoney)
