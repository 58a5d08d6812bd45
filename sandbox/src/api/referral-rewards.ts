import type { ReferralReward } from '@sarv/shared/contract/referral'
import type { Sql } from '../db/sql'

/** What one invited friend with an active account is worth in the draws. */
const CHANCES = 10
const ACTIVE = 2

/** What the friends bring whom a person invited, newest first. */
export async function rewardsOf(db: Sql, sub: string): Promise<ReferralReward[]> {
  const friends = await db.query<{ level: number; invited_at: Date }>(
    `select p.level, r.invited_at from referral r join person p on p.sub = r.sub
     where r.invited_by = $1 order by r.invited_at desc, r.sub`,
    [sub],
  )
  return friends.map(({ level, invited_at }, place) => ({
    // A number within this list: the friend's own would tell who it is.
    id: friends.length - place,
    status: level >= ACTIVE ? 'EARNED' : 'WAITING',
    chances: CHANCES,
    created_at: invited_at.toISOString(),
  }))
}

/** Chances that count in a draw: those of friends whose account is active. */
export async function chancesOf(db: Sql, sub: string): Promise<number> {
  const rewards = await rewardsOf(db, sub)
  return rewards.filter(({ status }) => status === 'EARNED').reduce((sum, { chances }) => sum + chances, 0)
}
