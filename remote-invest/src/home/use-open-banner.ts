import type { Banner } from '@sarv/shared/contract/home'
import { useQuery } from '@sarv/shared/platform'
import { useHomeChoices } from './home-choices'
import { bannerKey, pickBanner } from './pick-banner'
import { bankBalanceQuery } from './worth-queries'

/** Hook of the one banner that is shown, and what closes it; undefined while it is not known what the person closed. */
export function useOpenBanner(banners: readonly Banner[] | undefined) {
  const { choices, choose } = useHomeChoices()
  const { data: balance } = useQuery({ ...bankBalanceQuery(), enabled: false })
  if (!banners || !choices) return undefined
  const { closed } = choices
  const banner = pickBanner(banners, { closed, hasAccount: typeof balance === 'number' })
  return banner && { banner, close: () => choose({ closed: [...closed, bannerKey(banner)] }) }
}
