import { usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { ChartPie, CreditCard, type LucideIcon, Sparkles, Sprout, Zap } from 'lucide-react'
import { homeQuery } from '../home/home-queries'
import { OfferBanner } from '../home/offer-banner'
import styles from './investment.module.css'

const entries: readonly { name: string; to: string; icon: LucideIcon; tone: TileTone }[] = [
  { name: 'funds', to: '/funds', icon: ChartPie, tone: 'green' },
  { name: 'portfolios', to: '/pma', icon: Sprout, tone: 'gold' },
  { name: 'recommendations', to: '/recommendations', icon: Sparkles, tone: 'blue' },
  { name: 'fast', to: '/fast-invest', icon: Zap, tone: 'green' },
  { name: 'card', to: '/card', icon: CreditCard, tone: 'gray' },
]

/** Investment screen: links to the ways to invest whose route has an owner, and one of the server's banners. (INV-014, D-42) */
export function InvestmentScreen() {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const home = useQuery(homeQuery())
  return (
    <Page>
      <div className={styles.page}>
        <p className={typography.secondary}>{t('investment.lead')}</p>
        <Columns>
          <List label={t('investment.ways')}>
            {entries
              .filter(({ to }) => navigation.exists(to))
              .map(({ name, to, icon, tone }) => (
                <ListRow
                  key={name}
                  to={to}
                  tile={<Tile icon={icon} tone={tone} size="l" />}
                  title={t(`investment.${name}.title`)}
                  caption={t(`investment.${name}.text`)}
                  chevron
                />
              ))}
          </List>
          <QueryBoundary
            query={home}
            skeleton={<Skeleton height={104} radius={16} />}
            title={t('investment.noBanners')}
          >
            {({ banners }) => <OfferBanner banners={banners} />}
          </QueryBoundary>
        </Columns>
      </div>
    </Page>
  )
}
