import type { Clock } from '../clock'
import type { Db } from '../db/sql'
import type { Due } from './due-kind'
import { extendPrices } from './prices'
import { dueWork } from './time-passes'

const BEAT = 2000
const ROUNDS = 3

/** Does what is due for everybody, each piece in its own transaction: one that fails holds nobody else up. */
export async function passTime(db: Db, clock: Clock): Promise<void> {
  await db.transaction((sql) => extendPrices(sql, clock))
  // A payment makes a settlement due, a settlement a refund; what fails waits for the next beat.
  for (let round = 0; round < ROUNDS; round++) {
    const due = await dueWork(db, clock)
    if (due.length === 0) return
    for (const work of due) await done(db, work)
  }
}

async function done(db: Db, work: Due): Promise<void> {
  try {
    await db.transaction((sql) => work.run(sql))
  } catch (error) {
    console.error('background work failed and will be tried again:', error)
  }
}

/** Lets time pass every two seconds (SBX-017). Answers a function that stops it and waits for the last beat. */
export function startBackground(db: Db, clock: Clock): () => Promise<void> {
  let beat: Promise<void> | undefined
  const timer = setInterval(() => {
    beat ??= passTime(db, clock)
      .catch((error: unknown) => console.error('the background clock failed:', error))
      .finally(() => {
        beat = undefined
      })
  }, BEAT)
  return async () => {
    clearInterval(timer)
    await beat
  }
}
