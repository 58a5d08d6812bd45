import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { runAllDueJobs } from '../jobs/runner'
import { errorMessage } from '../testing/api-client'
import { type Customer, type LedgerTestApp, openLedgerTestApp } from '../testing/ledger-test-app'
import { createPspGateway } from '../testing/psp/psp-gateway'
import { type PspServer, startPspServer } from '../testing/psp/psp-server'

let psp: PspServer
let app: LedgerTestApp
let negar: Customer
beforeAll(async () => {
  app = await openLedgerTestApp('2026-11-21T08:00:00Z', async (_db, clock) => {
    psp = await startPspServer(clock)
    return createPspGateway(psp.origin)
  })
  negar = await app.customer({ kind: 'empty' })
})
afterAll(async () => {
  await app.close()
  await psp.close()
})

const buy = (amount: number) =>
  negar.post<Payment>('/fund/api/v1/payment/request/', {
    ds_code: '11307',
    amount,
    type: 'BUY',
    callback_url: 'http://localhost:3000/payment/receipt',
  })
const statuses = async () =>
  (await negar.get<{ results: Order[] }>('/fund/api/v1/orders/')).body.results.map(({ status }) => status)

test('SBX-036 F48 a gateway that is away fails new payments with 503 only, and is asked again when it is back', async () => {
  const { body } = await buy(5_000_000)
  const landing = body.payment_methods[0]?.landing_url ?? ''
  expect(landing).toMatch(new RegExp(`^${psp.origin}/pay/`))
  psp.decide(landing.split('/').at(-1) ?? '', 'SUCCESS')
  psp.setDown(true)
  const logged = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)

  const refused = await buy(6_000_000)
  expect([refused.status, errorMessage(refused.body)]).toEqual([
    503,
    'درگاه پرداخت پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
  ])
  await runAllDueJobs(app.db, app)
  expect(await statuses()).toEqual(['WAITING'])
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('gateway does not respond'))
  logged.mockRestore()

  psp.setDown(false)
  expect(await statuses()).toEqual(['PENDING'])
})
