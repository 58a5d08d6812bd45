import { between, seededRandom } from '../../fake-data/seeded-random'
import type { MoneyInvariant } from '../../ledger/money-invariants'
import { expectInvariants } from '../money/ledger-invariants'
import { type Actor, openActor } from './actor'
import { expectAgreement } from './agreement'
import { askIncrease, buy, type Command, cancel, charge, pay, payIncrease, replay, sell } from './commands'
import type { CrashStore } from './crash-store'
import { type CrashingSandbox, openCrashingSandbox } from './crashing-sandbox'
import { delays } from './model'
import { handSlipIn, judge, transferTo } from './more-commands'

const books: readonly MoneyInvariant['of'][] = ['ledger', 'bank', 'portfolio']
const halfHour = 30 * 60
const day = 24 * 3600
/** Each is some half hours: an event with its own delay has then come, or has not, also on a slow machine. */
const jumps = [0, 0, halfHour, halfHour, 2 * halfHour, day, 2 * day]
const endJump = 9 * day
const commandsPerLeg = 10

/** What happened in a crash walk. */
export interface Walked {
  commands: number
  checks: number
  /** Responses that were lost, and asked for again. */
  lost: number
  readonly crashes: Map<string, number>
  readonly met: Map<string, number>
}

interface WalkOptions {
  readonly seed: string
  readonly rounds: number
  /** Each round has people of its own. */
  readonly people: number
  readonly commandsPerRound: number
}

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

const weighted = (actors: readonly Actor[]): readonly Command[] => [
  ...Array.from({ length: 5 }, () => buy),
  ...Array.from({ length: 7 }, () => pay),
  ...Array.from({ length: 3 }, () => sell),
  ...Array.from({ length: 2 }, () => cancel),
  ...Array.from({ length: 2 }, () => charge),
  ...Array.from({ length: 2 }, () => transferTo(actors)),
  ...Array.from({ length: 3 }, () => replay),
  ...Array.from({ length: 2 }, () => [askIncrease, payIncrease, handSlipIn, judge]).flat(),
]

/**
 * Crash walk: people order, pay, sell, cancel and send money at the same time, and once in each round the sandbox, its
 * database or both end in the middle of it. A person who lost a response asks again under the same key. The sixteen
 * invariants hold in what is left each time, and at the end of a round each person has what they know of.
 */
export async function walkWithCrashes(store: CrashStore, options: WalkOptions): Promise<Walked> {
  const walked: Walked = { commands: 0, checks: 0, lost: 0, crashes: new Map(), met: new Map() }
  const check: Parameters<CrashStore['read']>[0] = async (sql) => {
    await expectInvariants(sql, books)
    walked.checks += 1
  }
  const sandbox = await openCrashingSandbox({
    ...store.env,
    SANDBOX_SETTLE_SECONDS: String(delays.settle),
    SANDBOX_STAGE_SECONDS: String(delays.stage),
  })
  try {
    for (let round = 0; round < options.rounds; round++) {
      const random = seededRandom(`${options.seed}, round ${round}`)
      const names = Object.keys(store.crashes)
      const name = names[round % names.length] ?? ''
      const crash = async () => {
        count(walked.crashes, name)
        await store.crashes[name]?.(sandbox, check)
      }
      await walkRound({ sandbox, walked, random, crash, name: `${options.seed}, round ${round}`, ...options })
    }
    walked.lost = sandbox.lost
  } catch (error) {
    console.error(`crash walk of seed ${options.seed} failed after ${walked.commands} commands:`, sandbox.output())
    throw error
  } finally {
    await sandbox.stop()
  }
  await store.read(check)
  return walked
}

interface Round extends Pick<WalkOptions, 'people' | 'commandsPerRound'> {
  readonly sandbox: CrashingSandbox
  readonly walked: Walked
  readonly random: () => number
  readonly name: string
  crash(): Promise<void>
}

async function walkRound({ sandbox, walked, random, crash, name, people, commandsPerRound }: Round): Promise<void> {
  const actors: Actor[] = []
  for (let index = 0; index < people; index++) actors.push(await openActor(sandbox, name, index))
  const commands = weighted(actors)
  const end = walked.commands + commandsPerRound
  const crashAt =
    walked.commands + between(random, Math.ceil(commandsPerRound / 10), Math.floor(commandsPerRound * 0.9))
  let crashed: Promise<void> | undefined

  async function leg(actor: Actor): Promise<void> {
    for (let step = 0; step < commandsPerLeg && walked.commands < end; step++) {
      walked.commands += 1
      if (walked.commands === crashAt) crashed = crash()
      const command = commands[Math.floor(actor.random() * commands.length)] ?? buy
      count(walked.met, await command(actor))
    }
  }

  while (walked.commands < end) {
    // A crash is over before anything else happens, also where a person has failed.
    await Promise.all(actors.map(leg)).finally(() => crashed)
    await sandbox.expireTokens(actors[Math.floor(random() * actors.length)]?.sub ?? '')
    await sandbox.advance(jumps[Math.floor(random() * jumps.length)] ?? 0)
  }
  await sandbox.advance(endJump)
  await Promise.all(actors.map(expectAgreement))
}
