import type { Platform } from '@sarv/shared/platform'
import { alone } from '@sarv/shared/storage/alone'
import { deliver } from './deliver'
import { intentFor, isUnanswered, type MoneyIntent, type MoneyRequest, wishOf } from './money-intent'
import { moneyMemory, rememberIntent } from './money-memory'

/**
 * Sends a wish once, in however many tabs it is pressed: its key is kept before it leaves, the tabs wait for each other,
 * and the one that comes second finds what the first one got. (T16, F2, F51)
 * @param opened when the confirmation was opened, milliseconds since 1970
 */
export function sendOnce(platform: Platform, request: MoneyRequest, opened: number): Promise<MoneyIntent> {
  return inTurn(request, async () => {
    const { intents } = await moneyMemory(platform)
    const wish = { sub: whoIsHere(platform) ?? '', opened, now: Date.now() }
    const intent = intentFor(request, intents, wish, () => crypto.randomUUID())
    if (!isUnanswered(intent)) return intent
    await rememberIntent(platform, intent)
    return deliver(platform, intent)
  })
}

/** Sends a lost intent again, unless somebody has done so or another person is here by now. */
export function sendAgain(platform: Platform, { key, sub, request }: MoneyIntent): Promise<MoneyIntent | undefined> {
  return inTurn(request, async () => {
    const intent = (await moneyMemory(platform)).intents.find((one) => one.key === key)
    if (!intent || !isUnanswered(intent) || whoIsHere(platform) !== sub) return intent
    return deliver(platform, { ...intent, lost: true })
  })
}

/** Who is signed in on this page. */
export function whoIsHere({ session }: Pick<Platform, 'session'>): string | undefined {
  const current = session.current()
  return current.at === 'signed-in' ? current.sub : undefined
}

function inTurn<Result>(request: MoneyRequest, work: () => Promise<Result>): Promise<Result> {
  return alone(`sarv-money ${wishOf(request)}`, work)
}
