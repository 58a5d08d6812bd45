import { assetsQuery } from '@sarv/shared/api/assets-query'
import { usePlatform, useQuery } from '@sarv/shared/platform'
import { homeTop } from '@sarv/shared/rules/constants'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Columns, Page } from '@sarv/shared/ui/page'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { UpdatedLine } from '@sarv/shared/ui/updated-line'
import { Fragment, type ReactNode } from 'react'
import { fundsQuery } from '../funds/fund-queries'
import { topFunds } from '../funds/fund-search'
import { MoneyIfUnderWay } from '../money/money-if-under-way'
import { AssetHero } from './asset-hero'
import { AssetHeroSkeleton } from './asset-hero-skeleton'
import { Banners } from './banners'
import { blocksOf, columnsOf, type HomeBlock } from './home-blocks'
import { homeQuery, pendingOrdersQuery, plansQuery } from './home-queries'
import styles from './home-screen.module.css'
import { columnsWith, type HomePart, partsOf } from './home-sections'
import { HomeSkeleton } from './home-skeleton'
import { NothingHere } from './nothing-here'
import { PendingOrders } from './pending-orders'
import { TopFundsList, TopFundsSection } from './top-funds'
import { TopPlansList, TopPlansSection, TopPlansSkeleton } from './top-plans'
import { useWide } from './use-wide'

/** The first page: the server's sections in the server's order, each with a life of its own. (INV-001…008) */
export function HomeScreen() {
  const { navigation, sections: offeredTo, Section } = usePlatform()
  const { visible, toggle } = useBalanceVisibility()
  const wide = useWide()
  const home = useQuery(homeQuery())
  // Asked for beside the sections and not after them; what turns out to be hidden is not asked for again.
  const wants = (type: HomeBlock) => !home.data || blocksOf(home.data.sections, 0).includes(type)
  const assets = useQuery({ ...assetsQuery(), enabled: wants('ASSET') })
  const funds = useQuery({ ...fundsQuery(), enabled: wants('FUND') })
  const pending = useQuery({ ...pendingOrdersQuery(), enabled: wants('INQUIRY_FUND_ORDERS') })
  const plans = useQuery({ ...plansQuery(), enabled: wants('PORTFOLIO') })
  const known = visible === undefined ? { ...assets, data: undefined } : assets

  const parts: Record<HomeBlock, ReactNode> = {
    ASSET: (
      <Loaded query={known} skeleton={<AssetHeroSkeleton />}>
        {(data) => <AssetHero assets={data} visible={visible ?? false} onToggle={toggle} />}
      </Loaded>
    ),
    FUND: (
      <TopFundsSection>
        <Loaded query={funds} skeleton={<SkeletonCard rows={homeTop.funds} spark />}>
          {(data) => <TopFundsList funds={topFunds(data, homeTop.funds)} />}
        </Loaded>
      </TopFundsSection>
    ),
    INQUIRY_FUND_ORDERS: (
      <Loaded query={pending} skeleton={<SkeletonCard height={74} />}>
        {(data) => <PendingOrders count={data.count} nextSettlement={data.next_settlement} />}
      </Loaded>
    ),
    PORTFOLIO: (
      <TopPlansSection>
        <Loaded query={plans} skeleton={<TopPlansSkeleton />}>
          {(data) => <TopPlansList plans={data} />}
        </Loaded>
      </TopPlansSection>
    ),
    BANNERS: <Banners banners={home.data?.banners ?? []} onFollow={navigation.intent} />,
  }
  const isOwn = (part: HomePart): part is HomeBlock => part in parts
  const stack = (shown: readonly HomePart[]) => (
    <div className={styles.stack}>
      {shown.map((part) => (
        <Fragment key={part}>{isOwn(part) ? parts[part] : <Section id={part} />}</Fragment>
      ))}
    </div>
  )
  const offered = offeredTo('home')

  return (
    <Page>
      <MoneyIfUnderWay />
      <Loaded query={home} skeleton={<HomeSkeleton />} whole dated>
        {({ sections, banners }) => {
          const blocks = blocksOf(sections, banners.length)
          if (blocks.length + offered.length === 0) return <NothingHere />
          const { main, beside } = columnsWith(columnsOf(blocks), offered)
          return wide && main.length > 0 && beside.length > 0 ? (
            <Columns>
              {stack(main)}
              {stack(beside)}
            </Columns>
          ) : (
            stack(partsOf(blocks, offered))
          )
        }}
      </Loaded>
      <UpdatedLine at={assets.dataUpdatedAt || home.dataUpdatedAt} centred />
    </Page>
  )
}
