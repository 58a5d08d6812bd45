import { setTimeout as passed } from 'node:timers/promises'
import type { TestPerson } from '@sarv/platform/testing/control'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { listOrders, type Order } from '@sarv/shared/contract/fund-orders'
import { getPayment } from '@sarv/shared/contract/fund-payment'
import { isUnresolved } from '@sarv/shared/outbox/money-intent'
import { resubmit, submitOnce } from '@sarv/shared/outbox/submit-once'
import { ApiError, call, type Platform } from '@sarv/shared/platform'
import { newPerson } from '@sarv/shared/testing/people'
import { planWalk } from '@sarv/shared/testing/toxics/toxic-plan'
import type { ToxicProxy } from '@sarv/shared/testing/toxics/toxic-proxy'
import { fundOutbox } from '../money/fund-outbox'
import type { MoneyRequest } from '../money/money-request'
import { parseOutbox } from '../money/parse-outbox'
import { renderInvest } from './render-invest'

/** A proxy before a service, and the service's own origin. */
interface ProxiedService {
  readonly origin: string
  readonly proxy: ToxicProxy
}

const services = ['api', 'gateway'] as const
type Service = (typeof services)[number]
export type Proxied = Readonly<Record<Service, ProxiedService>>

/** What the person does, and which services it needs. */
const steps = {
  buy: ['api'],
  'buy and pay': ['api', 'api', 'gateway'],
  sell: ['api'],
  look: ['api'],
} as const satisfies Readonly<Record<string, readonly Service[]>>
type Step = keyof typeof steps

const purchaseOf = (amount: number): MoneyRequest => ({
  kind: 'BUY',
  body: { ds_code: '12180', amount, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' },
})

/** What a person wants with each step; no two of them are alike, so that an order says which one it came from. */
function requestsOf(accountId: number): Readonly<Partial<Record<Step, MoneyRequest>>> {
  return {
    buy: purchaseOf(401_000),
    'buy and pay': purchaseOf(502_000),
    sell: { kind: 'SELL', body: { side: 'SELL', ds_code: '11307', units: 7, bank_account_id: accountId } },
  }
}

/** Milliseconds after which the person does not wait any longer for a step that a toxic has hit. */
const timeout = 500

/**
 * Random walk of the real API client and outbox through faults, and what is wrong afterwards in sentences: nothing, when
 * each request was made once and each payment was taken once.
 */
export async function walkThroughFaults(seed: number, proxied: Proxied): Promise<string[]> {
  const person = await newPerson()
  let visit = await open(person)
  const known = new Set((await readOrders()).map(({ id }) => id))
  const [account] = await call(listFundAccounts, { params: { id: '11307' } })
  const requests = requestsOf(account?.id ?? 0)
  const problems: string[] = []
  const done: Step[] = []
  for (const { step, toxics } of planWalk<Step, Service>(seed, steps, 4)) {
    for (const service of services) {
      const { origin, proxy } = proxied[service]
      proxy.poison(toxics.flatMap((toxic) => (toxic.service === service ? { ...toxic, service: origin } : [])))
    }
    const before = hits(proxied)
    let isOver = false
    const working = doStep(step, visit.platform, requests[step], proxied)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) problems.push(`${step} threw ${error}`)
      })
      .finally(() => {
        isOver = true
      })
    while (!isOver && hits(proxied) === before) await passed(5)
    await Promise.race([working, passed(timeout)])
    // A person who waits no longer closes the tab: what is known then is all that the next visit has.
    const left = isOver ? undefined : new Map(visit.kept)
    for (const service of services) proxied[service].proxy.heal()
    await working
    if (left) visit = await open(person, left)
    done.push(step)
  }

  visit = await open(person, visit.kept)
  for (const intent of parseOutbox(visit.kept.get('fund')).intents) {
    if (isUnresolved(intent)) await resubmit(fundOutbox, visit.platform, intent)
  }
  const { intents } = parseOutbox(visit.kept.get('fund'))
  for (const step of done) {
    const request = requests[step]
    if (!request) continue
    const intent = intents.find((one) => fundOutbox.fingerprint(one.request) === fundOutbox.fingerprint(request))
    if (!intent?.answer) problems.push(`${step} has no result: ${JSON.stringify(intent)}`)
    else if (step === 'buy and pay') await pay(intent.answer.id, proxied)
    const made = (await readOrders()).filter((order) => !known.has(order.id) && isOrderOf(order, request))
    if (made.length !== 1) problems.push(`${step} made ${made.length} orders`)
    if (step === 'buy and pay' && !['PENDING', 'DONE'].includes(made[0]?.status ?? ''))
      problems.push(`the payment was taken, and its order is ${made[0]?.status}`)
  }
  return problems.map((problem) => `seed ${seed}: ${problem}`)
}

/** How many requests the toxics of both proxies have hit. */
export const hits = ({ api, gateway }: Proxied) => api.proxy.hits + gateway.proxy.hits

async function open(person: TestPerson, kept?: ReadonlyMap<string, unknown>) {
  const mounted = await renderInvest({ path: '/date-range', person, kept: kept && Object.fromEntries(kept) })
  mounted.unmount()
  return mounted
}

async function doStep(step: Step, platform: Platform, request: MoneyRequest | undefined, proxied: Proxied) {
  if (request === undefined) return readOrders()
  const { answer } = await submitOnce(fundOutbox, platform, request, Date.now())
  if (step === 'buy and pay' && answer) await pay(answer.id, proxied)
}

/** Presses the button on the page of the gateway; without a response the person is not told what became of it. */
async function pay(uuid: string, { gateway }: Proxied): Promise<void> {
  const { payment_methods, payment_amount } = await call(getPayment, { params: { uuid } })
  const { pathname } = new URL(payment_methods[0]?.landing_url ?? '', gateway.origin)
  const form = new URLSearchParams({ amount: String(payment_amount), result: 'SUCCESS' })
  await fetch(`${gateway.proxy.origin}${pathname}`, { method: 'POST', body: form, redirect: 'manual' }).catch(
    () => undefined,
  )
}

async function readOrders(): Promise<readonly Order[]> {
  return (await call(listOrders)).results
}

function isOrderOf({ side, amount, units }: Order, { kind, body }: MoneyRequest): boolean {
  if (side !== kind) return false
  return kind === 'BUY' ? amount === body.amount : 'units' in body && units === body.units
}
