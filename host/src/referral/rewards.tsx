import type { Referral, ReferralReward } from '@sarv/shared/contract/referral'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Gift } from 'lucide-react'

/** The list of referral rewards; it does not tell who the friends are. */
export function Rewards({ referral }: { referral: Referral }) {
  const { t } = useTranslation('host')
  if (referral.rewards.length === 0)
    return <EmptyState title={t('referral.noRewards')} text={t('referral.noRewardsText')} />
  return (
    <List label={t('referral.rewards')}>
      {referral.rewards.map((reward) => (
        <Reward key={reward.id} reward={reward} />
      ))}
    </List>
  )
}

function Reward({ reward }: { reward: ReferralReward }) {
  const { t } = useTranslation('host')
  const { number, day } = useFormat()
  const labels = { EARNED: t('referral.earned'), WAITING: t('referral.waiting') }
  const label = Object.hasOwn(labels, reward.status)
    ? labels[reward.status as keyof typeof labels]
    : t('referral.unknown')
  return (
    <ListRow
      tile={<Tile icon={Gift} tone="gold" />}
      title={t('referral.reward', { chances: number(reward.chances) })}
      caption={t('referral.since', { date: day(reward.created_at) })}
      end={<Badge tone={reward.status === 'EARNED' ? 'g' : 'w'}>{label}</Badge>}
    />
  )
}
