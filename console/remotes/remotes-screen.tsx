import { type RemoteState, remoteStates } from '@sarv/platform/delivery/console/contract'
import { useFormat, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { MorePages } from '@sarv/shared/ui/lists/more-pages'
import { flattenPages } from '@sarv/shared/ui/lists/paged-rows'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { remotesQuery } from '../console-queries'
import { ConsoleQueryBoundary } from '../console-query-boundary'
import { LockButtons } from '../locks/lock-buttons'
import { LockList } from '../locks/lock-list'
import { all } from '../locks/locks-of'
import { CatalogueLine } from './catalogue-line'
import styles from './remotes.module.css'
import { RemotesTable } from './remotes-table'

/** Milliseconds without a key until a search is asked for. */
const quiet = 200

/** All remotes: searched, filtered by state, and loaded page by page. */
export function RemotesScreen() {
  const { t } = useTranslation('console')
  const { number } = useFormat()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const state = remoteStates.find((one) => one === params.get('state')) ?? 'all'
  const [typed, setTyped] = useState(search)
  const show = (next: { search?: string; state?: RemoteState }) =>
    setParams(
      (before) => {
        const wanted = { search: before.get('search') ?? '', state: before.get('state') ?? 'all', ...next }
        return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '' && value !== 'all'))
      },
      { replace: true },
    )
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => show({ search: typed }), quiet)
    return () => clearTimeout(timer)
  })
  const query = useInfiniteQuery({ ...remotesQuery(search, state), placeholderData: keepPreviousData })
  const head = query.data?.pages[0]?.head
  return (
    <>
      <div className={styles.top}>
        <h1>{t('remotes.title')}</h1>
        {head && (
          <div className={styles.buttons}>
            <LockButtons
              of={{ name: all, title: t('lock.everything') }}
              locks={head.locks}
              mayLock={head.mayLockAll}
              mayUnlock={head.mayLockAll}
            />
          </div>
        )}
      </div>
      <ConsoleQueryBoundary query={query} skeleton={<SkeletonCard rows={8} tile={false} />}>
        {({ pages }) => {
          const rows = flattenPages(pages, ({ name }) => name)
          const [first] = pages
          const options = remoteStates.map((value) => ({
            value,
            label: t('remotes.filter', { state: t(`state.${value}`), count: number(first?.counts[value] ?? 0) }),
          }))
          return (
            <>
              {first && <CatalogueLine head={first.head} />}
              {first && first.head.locks.length > 0 && <LockList locks={first.head.locks} />}
              <div className={styles.filters}>
                <SearchInput label={t('remotes.search')} maxLength={100} value={typed} onChange={setTyped} />
                <ChipGroup
                  label={t('remotes.states')}
                  options={options}
                  value={state}
                  onChange={(next) => show({ state: next })}
                />
              </div>
              <ScreenReaderOnly live>
                {t('remotes.found', { count: number(first?.counts[state] ?? 0) })}
              </ScreenReaderOnly>
              {rows.length === 0 ? (
                <EmptyState title={t('remotes.none')} text={t(search ? 'remotes.noneFound' : 'remotes.noneText')} />
              ) : (
                <RemotesTable rows={rows} locks={first?.head.locks} />
              )}
              <MorePages query={query} />
            </>
          )
        }}
      </ConsoleQueryBoundary>
    </>
  )
}
