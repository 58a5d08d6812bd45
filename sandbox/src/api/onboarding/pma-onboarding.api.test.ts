import { expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Contract } from '@sarv/shared/contract/pma-onboarding'
import { withValues } from '@sarv/shared/stages/submission'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, signInClient } from '../../testing/api-client'
import { pngFile, slipDetails, stageIn, statusIn } from '../../testing/pma-client'

const { inbox } = testOrigins()
const apiPath = '/onboarding/api/v1'
const startAmount = 2_000_000_000

const start = async (who: ApiClient, plan: string, amount = startAmount) =>
  (await who.post<Onboarding>(`${apiPath}/start/`, { type: 'PMA', ds_code: plan, amount })).body

test('SBX-012 SBX-054 the contracts are Persian PDFs of three pages with the name, the amount and the plan', async () => {
  const who = await signInClient({
    kind: 'empty',
    first_name: 'نگار',
    last_name: 'فرهمند',
    national_code: '0012345679',
  })
  const { onb_uuid } = await start(who, '1')
  const { contracts } = (await who.get<{ contracts: Contract[] }>(`${apiPath}/pma-onb/${onb_uuid}/contracts/`)).body
  expect(contracts).toHaveLength(2)
  for (const { key, name } of contracts) {
    const { bytes, headers } = await who.file(`${apiPath}/pma-onb/download/${onb_uuid}/${key}/`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
      'cache-control': 'no-store',
    })
    const pages = await readPdf(bytes)
    expect(pages).toHaveLength(3)
    const text = pages.join(' ').replace(/\s+/g, ' ')
    for (const word of ['نگار فرهمند', '۰۰۱####۶۷۹', 'سبد رشد پویا', '۲٬۰۰۰٬۰۰۰٬۰۰۰', 'دو میلیارد', 'صفحه ۳ از ۳']) {
      expect([key, word, text.includes(word)]).toEqual([key, word, true])
    }
  }
}, 90_000)

test('PLT-013 SBX-054 in English the same contracts are English, of three pages too', async () => {
  const who = await signInClient({ kind: 'empty', first_name: 'نگار', last_name: 'فرهمند' })
  const { onb_uuid } = await start(who, '3')
  for (const key of ['portfolio-management', 'risk-statement', 'gold-custody']) {
    const pages = await readPdf((await who.file(`${apiPath}/pma-onb/download/${onb_uuid}/${key}/`, 'en')).bytes)
    const text = pages.join(' ').replace(/\s+/g, ' ')
    expect([key, pages.length]).toEqual([key, 3])
    for (const word of ['نگار فرهمند', 'Lasting Gold portfolio', '2,000,000,000 rial', 'two billion', 'Page 3 of 3']) {
      expect([key, word, text.includes(word)]).toEqual([key, word, true])
    }
    expect(text.replaceAll('نگار فرهمند', '')).not.toMatch(/\p{Script=Arabic}/u)
  }
}, 90_000)

test('SBX-013 SBX-054 a document of another person is refused in JSON', async () => {
  const who = await signInClient({ kind: 'empty' })
  const { onb_uuid } = await start(who, '1')
  const stranger = await signInClient({ kind: 'empty' })
  const tries: [ApiClient, string][] = [
    [who, 'gold-custody'],
    [who, '__proto__'],
    [stranger, 'portfolio-management'],
  ]
  for (const [caller, key] of tries) {
    const { status, body } = await caller.get(`${apiPath}/pma-onb/download/${onb_uuid}/${key}/`)
    expect([status, body]).toEqual([404, { detail: expect.stringMatching(/[\u0600-\u06ff]/), code: 'not-found' }])
  }
})

test('SBX-015 SBX-056 the control endpoint approves and refuses what waits for the back office, and nothing else', async () => {
  const who = await signInClient({ kind: 'empty' })
  const { sub } = who.person
  const says = (verb: string, stage: string, message?: string) => control(inbox, verb, { sub, stage, message })
  const begun = await start(who, '1')
  for (const stage of ['payment', 'additional_amount', 'create_prx', 'increase', 'risk', 'constructor']) {
    await expect(says('approve', stage)).rejects.toThrow('404')
  }
  await who.post(`${apiPath}/submit/`, withValues(begun, 'payment', { accepted_rules: true }))
  const sendSlip = async () => {
    await who.upload(`${apiPath}/pma-onb/upload/image/${begun.onb_uuid}/`, pngFile, {
      ...slipDetails,
      date: '2026-01-05',
    })
    return (await who.post<Onboarding>(`${apiPath}/submit/`, { ...begun, current_stage: 'payment' })).body
  }
  expect(statusIn(await sendSlip(), 'payment')).toBe('ACTIVE/LOCK')
  await says('reject', 'payment', 'رسید خوانا نیست.')
  const refused = (await who.get<Onboarding>(`${apiPath}/pma-onb/${begun.onb_uuid}/`)).body
  expect(stageIn(refused, 'payment')).toMatchObject({ status: 'FAILED', message: ['رسید خوانا نیست.'] })
  await sendSlip()
  await says('approve', 'payment')
  expect(statusIn((await who.get<Onboarding>(`${apiPath}/pma-onb/${begun.onb_uuid}/`)).body, 'payment')).toBe(
    'DONE/LOCK',
  )
})
