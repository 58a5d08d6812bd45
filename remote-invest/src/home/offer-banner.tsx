import type { Banner } from '@sarv/shared/contract/home'
import { usePlatform, useQuery } from '@sarv/shared/platform'
import { fundsQuery } from '../funds/fund-queries'
import { BannerCard } from './banner-card'
import { bannerScene } from './banner-scene'
import { useHomeChoices } from './home-choices'
import { bannerKey, pickBanner } from './pick-banner'
import { bankBalanceQuery } from './worth-queries'

/** The one banner that is shown, of those that the server offers; nothing while it is not known what the person closed. (INV-086) */
export function OfferBanner({ banners }: { banners: readonly Banner[] }) {
  const { navigation } = usePlatform()
  const { choices, choose } = useHomeChoices()
  const { data: balance } = useQuery({ ...bankBalanceQuery(), enabled: false })
  const { data: funds } = useQuery({ ...fundsQuery(), enabled: false })
  if (!choices) return null
  const { closed } = choices
  const banner = pickBanner(banners, { closed, hasAccount: typeof balance === 'number' })
  if (!banner) return null
  return (
    <BannerCard
      banner={banner}
      scene={bannerScene(banner, funds)}
      onFollow={navigation.intent}
      onClose={() => choose({ closed: [...closed, bannerKey(banner)] })}
    />
  )
}
