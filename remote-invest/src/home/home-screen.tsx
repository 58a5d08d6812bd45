import { UnderWayCard } from '@sarv/shared/payment/under-way-card'
import { usePlatform, useQuery } from '@sarv/shared/platform'
import { assetsQuery } from '@sarv/shared/queries/assets-query'
import { isAwaited } from '@sarv/shared/queries/is-awaited'
import { underWayQuery } from '@sarv/shared/queries/under-way-query'
import { homeTop } from '@sarv/shared/rules/constants'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { HeroSkeleton } from '@sarv/shared/ui/feedback/hero-skeleton'
import { SummarySkeleton } from '@sarv/shared/ui/feedback/page-skeleton'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { UpdatedLine } from '@sarv/shared/ui/feedback/updated-line'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { Fragment, type ReactNode } from 'react'
import { topFunds } from '../funds/fund-priority'
import { fundsQuery } from '../funds/fund-queries'
import { LazyPendingTransactions } from '../money/lazy-pending-transactions'
import { UnderWayLine } from '../under-way/under-way-line'
import { AssetHero } from './asset-hero'
import { UnlessEmpty } from './empty-home'
import { arrangeBlocks, type HomeBlock, splitColumns, withUnderWay } from './home-blocks'
import { useHomeChoices } from './home-choices'
import { homeQuery, pendingOrdersQuery, plansQuery } from './home-queries'
import styles from './home-screen.module.css'
import { type HomePart, insertSections, insertSectionsInColumns } from './home-sections'
import { OfferBanner } from './lazy-parts'
import { PendingOrders } from './pending-orders'
import { areToldOneByOne } from './told-orders'
import { TopFundsList, TopFundsSection } from './top-funds'
import { TopPlansList, TopPlansSection, TopPlansSkeleton } from './top-plans'
import { useAtMost } from './use-at-most'
import { useWide } from './use-wide'
import { useWorth } from './use-worth'

/**
 * Milliseconds that the sections wait for those of unknown height; one that hangs does not delay the others longer. On
 * a busy device responses that left together were seen coming more than a second after one another.
 */
const sectionsWait = 2_500
/** Milliseconds in which a kept balance of the bank comes off the device: the worth does not change at each visit. */
const keptBalanceWait = 250

/** Home screen: the worth, what is under way, then the server's sections in the server's order; each loads, fails and retries on its own. (INV-001…008, D-116) */
export function HomeScreen() {
  const { sections: offeredTo, Section } = usePlatform()
  const { visible, toggle } = useBalanceVisibility()
  const wide = useWide()
  const home = useQuery(homeQuery())
  // Fetched in parallel with the sections; what turns out to be hidden is not fetched again.
  const isNeeded = (type: HomeBlock) => !home.data || arrangeBlocks(home.data.sections).includes(type)
  const assets = useQuery({ ...assetsQuery(), enabled: isNeeded('ASSET') })
  const funds = useQuery({ ...fundsQuery(), enabled: isNeeded('FUND') })
  const pending = useQuery({ ...pendingOrdersQuery(), enabled: isNeeded('INQUIRY_FUND_ORDERS') })
  const plans = useQuery({ ...plansQuery(), enabled: isNeeded('PORTFOLIO') })
  const underWay = useQuery(underWayQuery())
  const { choices, choose } = useHomeChoices()
  const { worth, bank } = useWorth(assets.data, choices?.withAccounts)
  const known = visible === undefined || worth === undefined ? { ...assets, data: undefined } : assets
  // How high these are depends on what they answer: the sections under them appear with them, so that none moves.
  const isHeightUnknown =
    assets.isLoading || pending.isLoading || isAwaited(underWay) || visible === undefined || !choices
  const isBalanceComing = useAtMost(keptBalanceWait, bank.isLoading)
  const isHeld = useAtMost(sectionsWait, home.data !== undefined && (isHeightUnknown || isBalanceComing))
  const isComplete = ![home, assets, funds, pending, plans].some(({ isLoading }) => isLoading)
  const shown = isHeld ? { ...home, data: undefined, error: null } : home

  const parts: Record<HomeBlock, ReactNode> = {
    ASSET: (
      <QueryBoundary
        query={known}
        skeleton={
          <HeroSkeleton>
            <UnderWayLine items={underWay.data?.items} />
          </HeroSkeleton>
        }
      >
        {(data) => (
          <AssetHero
            assets={data}
            worth={worth ?? { amount: data.total_value, accounts: 'loading' }}
            underWay={underWay.data?.items}
            visible={visible ?? false}
            onToggle={toggle}
            onCount={(withAccounts) => choose({ withAccounts })}
          />
        )}
      </QueryBoundary>
    ),
    UNDER_WAY: <UnderWayCard query={underWay} />,
    FUND: (
      <TopFundsSection>
        <QueryBoundary query={funds} skeleton={<SkeletonCard rows={homeTop.funds} spark />}>
          {(data) => <TopFundsList funds={topFunds(data, homeTop.funds)} />}
        </QueryBoundary>
      </TopFundsSection>
    ),
    INQUIRY_FUND_ORDERS: (
      <QueryBoundary query={pending} skeleton={<SkeletonCard height={74} />}>
        {({ count, next_settlement }) =>
          !areToldOneByOne(count, underWay.data?.items) && (
            <PendingOrders count={count} nextSettlement={next_settlement} />
          )
        }
      </QueryBoundary>
    ),
    PORTFOLIO: (
      <TopPlansSection>
        <QueryBoundary query={plans} skeleton={<TopPlansSkeleton />}>
          {(data) => <TopPlansList plans={data} />}
        </QueryBoundary>
      </TopPlansSection>
    ),
    // Last, so that nothing moves when it comes.
    BANNERS: <OfferBanner banners={home.data?.banners ?? []} />,
  }
  const isOwn = (part: HomePart): part is HomeBlock => part in parts
  const draw = (part: HomePart) => <Fragment key={part}>{isOwn(part) ? parts[part] : <Section id={part} />}</Fragment>
  const stack = (shown: readonly HomePart[]) => <div className={styles.stack}>{shown.map(draw)}</div>
  const offered = offeredTo('home')

  return (
    <Page>
      <LazyPendingTransactions />
      <QueryBoundary query={shown} skeleton={<SummarySkeleton />} whole dated>
        {({ sections }) => {
          const blocks = arrangeBlocks(sections)
          if (blocks.every((block) => block === 'INQUIRY_FUND_ORDERS' || block === 'BANNERS')) {
            return (
              <>
                {parts.UNDER_WAY}
                <UnlessEmpty>{insertSections(blocks, offered).map(draw)}</UnlessEmpty>
              </>
            )
          }
          const arranged = withUnderWay(blocks)
          const { main, beside } = insertSectionsInColumns(splitColumns(arranged), offered)
          return wide && main.length > 0 && beside.length > 0 ? (
            <Columns>
              {stack(main)}
              {stack(beside)}
            </Columns>
          ) : (
            stack(insertSections(arranged, offered))
          )
        }}
      </QueryBoundary>
      <UpdatedLine at={shown.data && isComplete ? assets.dataUpdatedAt || home.dataUpdatedAt : 0} centred />
    </Page>
  )
}
