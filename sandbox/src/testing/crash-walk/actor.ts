import { randomUUID } from 'node:crypto'
import { freshPerson } from '@sarv/platform/testing/control'
import { signIn } from '@sarv/platform/testing/sign-in'
import type { BankAccount, BankBalance } from '@sarv/shared/contract/bank-accounts'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { UserFund } from '@sarv/shared/contract/funds'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { seededRandom } from '../../fake-data/seeded-random'
import type { CrashingSandbox, Reply } from './crashing-sandbox'
import type { Model } from './model'

/** What was sent under a key and has taken effect. */
interface Sent {
  readonly path: string
  readonly body: unknown
  readonly key: string
  readonly response: unknown
}

/** A person who does one thing after another, beside others, and knows what should have come of it. */
export interface Actor {
  readonly sandbox: CrashingSandbox
  readonly sub: string
  readonly random: () => number
  readonly model: Model
  /** The account to which sales are paid out. */
  readonly payout: number
  /** For a person who has a bank account. */
  readonly account: { readonly id: number; readonly iban: string } | undefined
  /** For a person who has a portfolio. */
  readonly prx: string | undefined
  readonly sent: Sent[]
  /** The orders that the person began with. */
  readonly opening: ReadonlySet<number>
  get<Body>(path: string): Promise<Body>
  post(path: string, body?: unknown, key?: string): Promise<Reply>
  upload(path: string, file: Blob, fields: Readonly<Record<string, string>>): Promise<Reply>
  /** A button on a page of the gateway. */
  press(landing: string, result: string, amount: number): Promise<number>
  /** The newest code that was sent to the person's telephone. */
  code(): Promise<string>
}

export const fundCodes = ['11430', '11541', '12180'] as const

/** A fresh person who signed in through the real pages. @param name of its random choices */
export async function openActor(sandbox: CrashingSandbox, name: string, index: number): Promise<Actor> {
  const person = await freshPerson(sandbox.origins().inbox, { kind: index % 3 === 2 ? 'pma-holder' : 'card-holder' })
  const openSession = () =>
    sandbox.undisturbed(async () => {
      const { identity, inbox } = sandbox.origins()
      return `Bearer ${(await signIn(identity, inbox, person.mobile)).access_token}`
    })
  let session = openSession()

  /** Where the access token has run out, signs in once for all calls that found it so, and asks again, as the app does. */
  async function call(path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) {
    const send = async (authorization: Promise<string>) =>
      sandbox.call('api', path, { ...init, headers: { ...init.headers, authorization: await authorization } })
    const known = session
    const reply = await send(known)
    if (reply.status !== 401) return reply
    if (session === known) session = openSession()
    return send(session)
  }

  async function get<Body>(path: string): Promise<Body> {
    const { status, body } = await call(path)
    if (status !== 200) throw new Error(`${path} is ${status}: ${JSON.stringify(body)}`)
    return body as Body
  }

  const [payout] = await get<{ id: number }[]>(`/fund/api/v1/bank_accounts/${fundCodes[0]}/`)
  const { accounts } = await get<{ accounts: BankAccount[] }>('/bank/api/v1/account/accounts-with-onb/')
  const account = accounts.flatMap(({ id, iban }) => (id === null || iban === null ? [] : [{ id, iban }]))[0]
  const [portfolio] = await get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')
  const openingUnits = new Map<string, number>()
  for (const fund of fundCodes) openingUnits.set(fund, (await get<UserFund>(unitsPath(fund))).units)
  const model: Model = {
    orders: [],
    increases: [],
    openingUnits,
    balance: account === undefined ? 0 : (await get<BankBalance>(balancePath(account.id))).balance,
    comingBack: [],
    paidIn: portfolio === undefined ? 0 : paidInto(portfolio),
  }
  const opening = await readOrders({ get })
  return {
    sandbox,
    opening: new Set(opening.map(({ id }) => id)),
    sub: person.sub,
    random: seededRandom(`${name}, person ${index}`),
    model,
    payout: payout?.id ?? 0,
    account,
    prx: portfolio?.prx,
    sent: [],
    get,
    post: (path, body = {}, key = randomUUID()) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      }),
    upload(path, file, fields) {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields)) body.append(field, value)
      body.append('file', file, 'slip.png')
      return call(path, { method: 'POST', body })
    },
    async press(landing, result, amount) {
      const body = new URLSearchParams({ result, amount: String(amount) })
      return (await sandbox.call('gateway', landing, { method: 'POST', body })).status
    },
    async code() {
      const { body } = await sandbox.call('inbox', `/messages?receiver=${person.mobile}`)
      return (body as { code: string | null }[]).find(({ code }) => code !== null)?.code ?? ''
    },
  }
}

export const unitsPath = (fund: string) => `/fund/api/v1/user_fund/${fund}/`
export const balancePath = (id: number) => `/bank/api/v1/account/balance/${id}/`
export const orderPath = (id: number) => `/fund/api/v1/orders/${id}/`
export const increasePath = (uuid: string) => `/pma/api/v1/payment/${uuid}/`

/** What was paid into a portfolio, without what the prices changed since. */
export const paidInto = ({ value, profit }: UserPortfolio) => value - profit

/** The person's orders, the newest first. */
export async function readOrders({ get }: Pick<Actor, 'get'>): Promise<Order[]> {
  const orders: Order[] = []
  for (let page = 1; ; page++) {
    const { results, page_count } = await get<{ results: Order[]; page_count: number }>(
      `/fund/api/v1/orders/?page=${page}`,
    )
    orders.push(...results)
    if (page >= page_count) return orders
  }
}
