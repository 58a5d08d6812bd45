import { useLocation } from '@sarv/shared/platform'
import { ButtonLink } from '../actions/button'
import { EmptyState } from './empty-state'

/** What a list says where it has nothing yet, and the page where that begins. */
export interface ListStart {
  readonly title: string
  readonly text?: string
  readonly to?: string
  readonly label?: string
}

/**
 * Empty state of a list: nothing matches its filter, with a way to all of it, or there is nothing yet. (U6)
 * @example <NoneFound filtered={isFiltered} here={{ title: t('noneHere'), all: t('all') }} start={{ title: t('none') }} />
 */
export function NoneFound({
  filtered,
  here,
  start: { title, text, to, label },
}: {
  filtered: boolean
  /** Said of a filter that nothing matches. */
  here: { readonly title: string; readonly text?: string; readonly all: string }
  start: ListStart
}) {
  const { pathname } = useLocation()
  return filtered ? (
    <EmptyState
      title={here.title}
      text={here.text}
      action={
        <ButtonLink to={pathname} replace variant="tonal">
          {here.all}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={title} text={text} action={to !== undefined && <ButtonLink to={to}>{label}</ButtonLink>} />
  )
}
