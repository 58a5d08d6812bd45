import { listPrizeProgrammes, type PrizeProgramme } from '@sarv/shared/contract/prizes'
import { call, queryOptions, useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Badge, type BadgeTone } from '@sarv/shared/ui/data/badge'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'
import { Ticket } from 'lucide-react'
import { LoadError } from '../account/load-error'
import { usePageExists } from '../services/use-page-exists'
import styles from './prize.module.css'
import { isShown, stateKey } from './shown-programmes'

const programmesQuery = () => queryOptions({ queryKey: ['shell', 'prizes'], queryFn: () => call(listPrizeProgrammes) })

/** the list of prize programmes with their state, and the link to gift codes (HST-055). */
export function PrizeScreen() {
  const { t } = useTranslation('host')
  const exists = usePageExists()
  const query = useQuery(programmesQuery())
  return (
    <Page>
      {exists('/voucher') && (
        <div className={styles.voucher}>
          <ButtonLink to="/voucher" variant="tonal" block icon={Ticket}>
            {t('prize.voucher')}
          </ButtonLink>
        </div>
      )}
      <QueryBoundary
        query={query}
        skeleton={<PrizeSkeleton />}
        failed={<LoadError query={query} text={t('prize.missing')} whole />}
      >
        {(data) => <Programmes programmes={data.filter(isShown)} />}
      </QueryBoundary>
    </Page>
  )
}

function Programmes({ programmes }: { programmes: readonly PrizeProgramme[] }) {
  const { t } = useTranslation('host')
  if (programmes.length === 0) return <EmptyState title={t('prize.none')} text={t('prize.noneText')} />
  return (
    <ul className={styles.list} aria-label={t('prize.list')}>
      {programmes.map((programme) => (
        <li key={programme.id}>
          <Programme programme={programme} />
        </li>
      ))}
    </ul>
  )
}

const tones: Record<ReturnType<typeof stateKey>, BadgeTone> = { ACTIVE: 'g', SOON: 'i', ENDED: 'n', unknown: 'n' }

function Programme({ programme }: { programme: PrizeProgramme }) {
  const { t } = useTranslation('host')
  const { day, number } = useFormat()
  const state = stateKey(programme.state)
  const rows = [
    { key: t('prize.what'), value: <OwnText text={programme.prize} /> },
    { key: t('prize.from'), value: day(programme.starts_on) },
    { key: t('prize.to'), value: day(programme.ends_on) },
    ...(state === 'ACTIVE' ? [{ key: t('prize.chances'), value: number(programme.chances) }] : []),
  ]
  return (
    <Card as="article" label={programme.title}>
      <div className={styles.head}>
        <h2>
          <OwnText text={programme.title} />
        </h2>
        <Badge tone={tones[state]}>{t(`prize.states.${state}`)}</Badge>
      </div>
      <p className={styles.text}>
        <OwnText text={programme.description} />
      </p>
      <KeyValues rows={rows} />
    </Card>
  )
}

function PrizeSkeleton() {
  return (
    <div className={styles.list}>
      <SkeletonCard height={260} />
      <SkeletonCard height={212} />
    </div>
  )
}
