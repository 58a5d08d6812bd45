import { listPrizeProgrammes, type PrizeProgramme } from '@sarv/shared/contract/prizes'
import { call, queryOptions, useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { Badge, type BadgeTone } from '@sarv/shared/ui/badge'
import { ButtonLink } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Page } from '@sarv/shared/ui/page'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { Ticket } from 'lucide-react'
import { Asked } from '../account/asked'
import { usePageExists } from '../use-page-exists'
import styles from './prize.module.css'
import { isShown, stateKey } from './shown-programmes'

const programmesQuery = () => queryOptions({ queryKey: ['shell', 'prizes'], queryFn: () => call(listPrizeProgrammes) })

/** the prize programmes with their state, and the way to a gift code (HST-055). */
export function PrizeScreen() {
  const { t } = useTranslation('host')
  const exists = usePageExists()
  const query = useQuery(programmesQuery())
  return (
    <Page>
      <Asked query={query} whole failed={t('prize.missing')} skeleton={<PrizeSkeleton />}>
        {(data) => <Programmes programmes={data.filter(isShown)} />}
      </Asked>
      {exists('/voucher') && (
        <div className={styles.voucher}>
          <ButtonLink to="/voucher" variant="tonal" block icon={Ticket}>
            {t('prize.voucher')}
          </ButtonLink>
        </div>
      )}
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
  const { date, number } = useFormat()
  const state = stateKey(programme.state)
  const rows = [
    { key: t('prize.what'), value: programme.prize },
    { key: t('prize.from'), value: date(programme.starts_on) },
    { key: t('prize.to'), value: date(programme.ends_on) },
    ...(state === 'ACTIVE' ? [{ key: t('prize.chances'), value: number(programme.chances) }] : []),
  ]
  return (
    <Card as="article" label={programme.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{programme.title}</h2>
        <Badge tone={tones[state]}>{t(`prize.states.${state}`)}</Badge>
      </div>
      <p className={styles.text}>{programme.description}</p>
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
