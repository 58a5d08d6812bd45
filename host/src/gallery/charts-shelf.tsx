import { lazyScreen } from '@sarv/shared/platform'
import { ChartSkeleton } from '@sarv/shared/ui/chart/chart-skeleton'
import { Donut } from '@sarv/shared/ui/chart/donut'
import { DonutLegend } from '@sarv/shared/ui/chart/donut-legend'
import { withOthers } from '@sarv/shared/ui/chart/donut-slices'
import type { PricePoint } from '@sarv/shared/ui/chart/price-header'
import { PriceHeader } from '@sarv/shared/ui/chart/price-header'
import { ShareBar } from '@sarv/shared/ui/chart/share-bar'
import { Money, Toman } from '@sarv/shared/ui/data/money'
import { ProgressBar } from '@sarv/shared/ui/data/progress-bar'
import { Percent, SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { Suspense, useState } from 'react'
import { history } from './gallery-data'
import { Column, Item, Row, Shelf } from './shelf'
import { useSay } from './use-say'

const PriceChart = lazyScreen(async () => (await import('@sarv/shared/ui/chart/price-chart')).PriceChart)
const year = history(54, 24.61)

export function ChartsShelf() {
  const say = useSay()
  const [point, setPoint] = useState<PricePoint>()
  const first = year[0]
  const last = year.at(-1)
  return (
    <Shelf id="charts" title={say('عدد و نمودار', 'Numbers and charts')}>
      <Item title={say('مبلغ', 'Money')}>
        <Column>
          <Money amount={1_284_650_000} look="hero" />
          <Money amount={1_284_650_000} look="hero" hidden />
          <Money amount={50_000_000} look="sheet" />
          <Money amount={250_000} />
          <Toman amount={1_900_000_000} />
          <Row>
            <SignedNumber value={23_410_000} />
            <Percent value={1.86} />
            <Percent value={-4.18} />
            <Percent value={0} />
            <Percent value={1.7} quiet />
          </Row>
        </Column>
      </Item>
      <Item title={say('ترکیب و پیشرفت', 'Shares and progress')}>
        <Column>
          <ShareBar
            parts={[
              { key: 'FUND', label: say('صندوق', 'Funds'), share: 62 },
              { key: 'PMA', label: say('سبد', 'Portfolios'), share: 28 },
              { key: 'STOCK', label: say('سهام', 'Stocks'), share: 10 },
            ]}
          />
          <ProgressBar
            label={say('پیشرفت', 'Progress')}
            value={4}
            max={10}
            text={say('سؤال ۴ از ۱۰', 'Question 4 of 10')}
          />
        </Column>
      </Item>
      <Item title={say('قیمت', 'Price')}>
        {first && last && (
          <>
            <PriceHeader first={first} shown={point ?? last} />
            <Suspense fallback={<ChartSkeleton />}>
              <PriceChart points={year} onScrub={setPoint} />
            </Suspense>
          </>
        )}
      </Item>
      <Item title={say('قیمت، وقتی چیزی نیست', 'Price without data')}>
        <Suspense fallback={<ChartSkeleton />}>
          <PriceChart points={[]} />
        </Suspense>
      </Item>
      <Item title={say('ترکیب دارایی', 'Assets')}>
        <Assets hidden={false} />
      </Item>
      <Item title={say('ترکیب دارایی، پنهان', 'Assets, hidden')}>
        <Assets hidden />
      </Item>
      <Item title={say('ترکیب دارایی، بیش از هشت', 'Assets, more than eight')}>
        <ManyAssets />
      </Item>
    </Shelf>
  )
}

function ManyAssets() {
  const say = useSay()
  const [selected, setSelected] = useState('others')
  const one = (index: number) => ({
    key: `${index}`,
    label: say(`سهم ${index}`, `Stock ${index}`),
    amount: 10_000_000 * (12 - index),
    share: (100 * (12 - index)) / 66,
  })
  const slices = withOthers(
    Array.from({ length: 11 }, (_, index) => one(index + 1)),
    say('سایر', 'Others'),
  )
  return <Donut slices={slices} selected={selected} onSelect={setSelected} />
}

function Assets({ hidden }: { hidden: boolean }) {
  const say = useSay()
  const [selected, setSelected] = useState('niloufar')
  const slices = [
    {
      key: 'niloufar',
      label: say('نیلوفر کبود', 'Niloufar'),
      caption: say('صندوق درآمد ثابت', 'Fixed income fund'),
      amount: 409_417_955,
      share: 31.87,
    },
    {
      key: 'chakad',
      label: say('چکاد بلند', 'Chakad'),
      caption: say('صندوق سهامی', 'Equity fund'),
      amount: 258_732_252,
      share: 20.14,
    },
    {
      key: 'pouya',
      label: say('سبد رشد پویا', 'Pouya growth'),
      caption: say('سبد اختصاصی', 'Managed portfolio'),
      amount: 230_209_280,
      share: 17.92,
    },
    {
      key: 'aramesh',
      label: say('سبد آرامش', 'Aramesh calm'),
      caption: say('سبد اختصاصی', 'Managed portfolio'),
      amount: 131_805_090,
      share: 10.26,
    },
    {
      key: 'zarnab',
      label: say('زرناب هامون', 'Zarnab'),
      caption: say('صندوق طلا', 'Gold fund'),
      amount: 128_208_070,
      share: 9.98,
    },
    {
      key: 'foolad',
      label: say('فولاد البرزکوه', 'Alborz steel'),
      caption: say('سهم', 'Stock'),
      amount: 126_277_353,
      share: 9.83,
    },
  ]
  return (
    <Column>
      <Donut slices={slices} selected={selected} onSelect={setSelected} hidden={hidden} />
      <DonutLegend
        label={say('دارایی‌ها', 'Assets')}
        slices={slices}
        selected={selected}
        onSelect={setSelected}
        hidden={hidden}
      />
    </Column>
  )
}
