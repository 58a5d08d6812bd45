import type { Fund } from '@sarv/shared/contract/funds'
import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ListItem } from '@sarv/shared/ui/data/list-row'
import { type ComponentProps, createContext, useContext, useLayoutEffect, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import styles from './funds-screen.module.css'
import { ListedFund } from './listed-fund'

/** Estimated height of a row until it is measured, px: as in list-row.module.css. */
const rowHeight = () => (matchMedia('(min-width: 640px)').matches ? 64 : 72)

/** Scroll cache: the measured rows of the list that was left last, to restore its position on the way back. */
let left: { readonly key: string; readonly rows: number; readonly measures: CacheSnapshot } | undefined

const Count = createContext(0)

/**
 * Virtualised list of thousands of funds: only rows in view are drawn. A screen reader still hears which of how many a
 * fund is; the browser's own search in the page finds drawn rows only. (docs/decisions/0018, F37)
 */
export function LongFundList({ funds, stars }: { funds: readonly Fund[]; stars: ReadonlySet<string> }) {
  const { key } = useLocation()
  const list = useRef<WindowVirtualizerHandle>(null)
  const rows = funds.length
  useLayoutEffect(() => {
    const handle = list.current
    return () => {
      if (handle) left = { key, rows, measures: handle.cache }
    }
  }, [key, rows])
  return (
    <div className={styles.long}>
      <Count value={rows}>
        <WindowVirtualizer
          ref={list}
          data={funds}
          as={Rows}
          item={Item}
          itemSize={rowHeight()}
          bufferSize={600}
          cache={left?.key === key && left.rows === rows ? left.measures : undefined}
        >
          {(fund) => <ListedFund key={fund.ds_code} fund={fund} isWatched={stars.has(fund.ds_code)} />}
        </WindowVirtualizer>
      </Count>
    </div>
  )
}

function Rows(list: ComponentProps<'ul'>) {
  const { t } = useTranslation()
  return <ul {...list} aria-label={t('funds.list')} />
}

function Item({ index, ...item }: ComponentProps<'li'> & { index: number }) {
  return <ListItem {...item} hasTile aria-setsize={useContext(Count)} aria-posinset={index + 1} />
}
