import { useLocation, useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import type { FeedKind } from '../contract/feed'
import { ChipGroup } from '../ui/fields/chip-group'
import { SearchInput } from '../ui/fields/search-input'
import { useDebouncedText } from '../ui/fields/use-debounced-text'
import styles from './feed.module.css'
import { type FeedFilter, searchMaxLength, withFeedFilter } from './feed-filter'
import { useFeedTexts } from './use-feed-texts'

/** Chips for the kind and a field for words of a feed; both live in the address. (INV-089, U18) */
export function FeedFilters({ kinds, filter }: { kinds: readonly FeedKind[]; filter: FeedFilter }) {
  useFeedTexts()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { text, type, flush } = useDebouncedText(filter.search, (typed) =>
    setQuery((now) => withFeedFilter(now, 'search', typed.trim()), { replace: true }),
  )
  return (
    <>
      {kinds.length > 0 && (
        <ChipGroup
          label={t('feed:byKind')}
          scroll
          value={filter.kind ?? ''}
          onChange={(kind) => navigate(`${pathname}${withFeedFilter(query, 'kind', kind)}`, { replace: true })}
          options={[
            { value: '', label: t('feed:anyKind') },
            ...kinds.map((kind) => ({ value: kind, label: t(`feed:filter.${kind}`) })),
          ]}
        />
      )}
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          flush()
        }}
      >
        <SearchInput label={t('feed:search')} maxLength={searchMaxLength} value={text} onChange={type} onBlur={flush} />
      </form>
    </>
  )
}
