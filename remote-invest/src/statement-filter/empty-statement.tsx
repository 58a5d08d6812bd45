import { useTranslation } from '@sarv/shared/platform'
import { NoneFound } from '@sarv/shared/ui/feedback/none-found'
import type { StatementFilter } from './statement-filter'

/** Empty state of a statement: nothing happened yet, or nothing matches the filter. */
export function EmptyStatement({ filter, title, text }: { filter: StatementFilter; title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <NoneFound
      filtered={filter.ds_code !== undefined || filter.from !== undefined}
      here={{ title: t('cardex.noneHere'), text: t('cardex.noneHereText'), all: t('cardex.showAll') }}
      start={{ title, text, to: '/funds', label: t('seeFunds') }}
    />
  )
}
