import type { Regulation } from '@sarv/shared/contract/regulations'
import { Navigate, useNavigate, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { FileText } from 'lucide-react'
import { toOpenedDocument } from './opened-document'
import styles from './regulation.module.css'
import { regulationsQuery } from './regulations-query'

/** Screen of /regulation: the documents; `?document=` opens one of them by its id. (SUP-023) */
export function RegulationScreen() {
  const query = useQuery(regulationsQuery())
  return (
    <Page>
      <QueryBoundary query={query} skeleton={<SkeletonCard rows={3} />} whole>
        {(regulations) => <Regulations regulations={regulations} />}
      </QueryBoundary>
    </Page>
  )
}

function Regulations({ regulations }: { regulations: readonly Regulation[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const wanted = useSearchParams()[0].get('document')
  const linked = regulations.find(({ id }) => String(id) === wanted)
  if (linked) return <Navigate to="/regulation-pdf" replace state={toOpenedDocument(linked)} />
  if (regulations.length === 0)
    return <EmptyState title={t('regulation.emptyTitle')} text={t('regulation.emptyText')} />
  return (
    <div className={styles.list}>
      {wanted !== null && <Alert tone="w">{t('regulation.unknown')}</Alert>}
      <List label={t('regulation.list')}>
        {regulations.map((regulation) => (
          <ListRow
            key={regulation.id}
            tile={<Tile icon={FileText} tone="gray" />}
            title={<bdi>{regulation.title}</bdi>}
            caption={t('regulation.caption')}
            onPress={() => navigate('/regulation-pdf', { state: toOpenedDocument(regulation) })}
            chevron
          />
        ))}
      </List>
    </div>
  )
}
