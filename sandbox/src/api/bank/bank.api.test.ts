import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import type { CardSecrets } from '@sarv/shared/contract/bank-settings'
import type { TransferResult } from '@sarv/shared/contract/bank-transfers'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, signInClient } from '../../testing/api-client'

const card_number = '6037991111111112'

let holder: ApiClient
let account: BankAccount
beforeAll(async () => {
  holder = await signInClient({ kind: 'card-holder', first_name: 'نگار', last_name: 'فرهمند' })
  const { body } = await holder.get<{ accounts: BankAccount[] }>('/bank/api/v1/account/accounts-with-onb/')
  const [own] = body.accounts
  if (own === undefined) throw new Error('no account')
  account = own
})

async function newestCode(): Promise<string> {
  const response = await fetch(`${testOrigins().inbox}/messages?receiver=${holder.person.mobile}`)
  const messages = (await response.json()) as { code: string | null }[]
  return messages.find(({ code }) => code !== null)?.code ?? ''
}

async function reveal(): Promise<CardSecrets> {
  await holder.post('/bank/api/v1/card/otp/', { purpose: 'REVEAL' })
  return (await holder.post<CardSecrets>('/bank/api/v1/card/reveal/', { code: await newestCode() })).body
}

const balance = async () =>
  (await holder.get<{ balance: number }>(`/bank/api/v1/account/balance/${account.id}/`)).body.balance

test('SBX-016 SBX-043 BNK-066 pressed five times at once, one transfer is made; no record has the secrets', async () => {
  const { card_number: own } = await reveal()
  expect(account.card_number).toBe(`${own.slice(0, 6)}******${own.slice(12)}`)
  const wish = { account_id: account.id, card_number, amount: 1_000_000 }
  expect((await holder.post('/bank/api/v1/transfer/card/otp/', wish)).status).toBe(200)
  const before = await balance()
  const body = { ...wish, password: await newestCode() }
  const key = randomUUID()
  const all = await Promise.all(
    Array.from({ length: 5 }, () => holder.post<TransferResult>('/bank/api/v1/transfer/card/', body, key)),
  )
  expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(all[0])]))
  expect(all[0]).toMatchObject({ status: 200, body: { status: 'DONE' } })
  expect(await balance()).toBe(before - 1_007_200)

  const transfers = await requestsTo(holder.person, '/bank/api/v1/transfer/card/')
  expect(transfers.map((one) => one.body)).toEqual(all.map(() => ({ ...wish, password: '***' })))
})

test('SBX-110 the statement is a PDF with its holder, its rows and their sum', async () => {
  const { bytes, headers } = await holder.file('/bank/api/v1/transactions/statement/')
  expect(headers.get('content-type')).toBe('application/pdf')
  const [page] = await readPdf(bytes)
  for (const words of ['نگار فرهمند', 'اجاره آبان', 'واریز حقوق', '۳۰٬۰۰۰٬۰۰۰', 'جمع بازه', 'صفحه ۱ از ۱']) {
    expect(page).toContain(words)
  }
})

test('SBX-027 the help’s video is served as what it is', async () => {
  const { body } = await holder.get<{ link: string }>('/general/api/v1/video/1/')
  const video = await fetch(body.link)
  expect([video.status, video.headers.get('content-type')]).toEqual([200, 'video/webm'])
  // EBML, as every webm begins.
  expect([...new Uint8Array(await video.arrayBuffer()).slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
})
