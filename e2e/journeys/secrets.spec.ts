import { isDeep } from '@sarv/platform/testing/depth'
import { signIn as signInByHttp } from '@sarv/platform/testing/sign-in'
import { type BankAccount, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { buyUnits } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { acceptRules, beginPortfolio } from '../actions/make-portfolio'
import { readCard, typePassword, typeTransfer } from '../actions/transfer-money'
import { chooseSlip, goodSlip, sayWhatStands, slipFile } from '../actions/upload-receipt'
import { recordIssuedTokens } from '../browser/issued-tokens'
import { type KeptText, keptTexts, slicesWith } from '../browser/kept-texts'
import { expectWorker } from '../browser/offline'
import { findInMemory } from '../checks/memory-search'
import { investorPages, openPage } from '../pages/every-page'
import type { Person } from '../platform/sandbox-client'
import type { TestPlatform } from '../platform/worker-platform'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

test('PLT-010 T6 PLT-027 a remote that searches page, storage and platform finds no token or name @sessions', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  // Reading every property there is makes some browser objects complain.
  watch.expectComplaints(/Illegal invocation|report: deprecation/)
  const tokens = recordIssuedTokens(context, platform)
  await platform.invite('witness')
  const { mobile } = await signIn('investor', '/profile')
  await page.goto('/home')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await goTo(page, '/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()
  await goTo(page, '/witness')
  await expect(page.getByText('شاهد اینجاست')).toBeVisible()
  expect([...tokens].filter((token) => token.length > 20)).toHaveLength(3)

  const kept = await keptTexts(page)
  expect(kept.map(({ slice }) => slice)).toContain('localStorage sarv.session.tokens')
  expect(kept.map(({ text }) => text)).toContain('a key, extractable: false')
  // The worth, ten digits by themselves: four of them stand in some times and ciphers.
  const worth = /(?<!\d)1284\d{6}(?!\d)/
  expect(slicesWith(kept, [...tokens, mobile, 'سامان', 'نیک‌پی', worth, '۱٬۲۸۴'])).toEqual([])

  const searched = await findInMemory(page, [...tokens])
  expect(searched.visited, 'objects that were looked into').toBeGreaterThan(2_000)
  expect(searched.canary, 'the search finds what is there').toBe(true)
  expect(searched.found).toEqual([])
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('T6 T21 PLT-027 after purchase, payment, card, transfer, chat and slip no slice has a secret in clear @sessions-deep', async ({
    page,
    context,
    platform,
    sandbox,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/404 .*\/last-complete-survey\//)
    const tokens = recordIssuedTokens(context, platform)
    const person = await signIn('investor')
    const { card_number } = await readCard(platform, sandbox, person)
    const account = await accountOf(platform, person)
    const destination = '6037991111111112'
    const secrets = [person.mobile.replace(/^(\+98|0)/, ''), person.national_code, card_number, destination]
    secrets.push(account.iban, account.account_number)
    const personal = secrets.filter((secret) => typeof secret === 'string')
    expect(personal).toHaveLength(secrets.length)
    await expectWorker(page)

    const seen: KeptText[] = []
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith(platform.origin)) seen.push({ slice: 'address', text: frame.url() })
    })
    const look = async () => void seen.push(...(await keptTexts(page)))
    await buyUnits(page, '500000', 'paid')
    await look()
    await goTo(page, '/card')
    await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
    await look()
    await goTo(page, '/bank/operations/card-to-card')
    await typeTransfer(page, { number: destination, amount: '700000' })
    await typePassword(page, sandbox, person)
    await look()
    await goTo(page, '/chatbot')
    const question = page.getByRole('textbox', { name: 'سؤال خود را بنویسید' })
    await question.fill('کارتم گم شده است')
    await question.press('Enter')
    await expect(page.getByRole('button', { name: 'کپی پاسخ' })).toHaveCount(1)
    await look()
    await beginPortfolio(page, { plan: 1, amount: '600000000' })
    await acceptRules(page)
    await chooseSlip(page)
    await slipFile(page).setInputFiles(goodSlip)
    await expect(page.getByText('با موفقیت بارگذاری شد')).toBeVisible()
    await sayWhatStands(page)
    await look()
    // The portfolio's flow stands at its slip, which was looked at.
    const others = investorPages.filter(({ name }) => name !== 'portfolio-onboarding')
    for (const place of isDeep ? others : []) {
      await openPage(page, place)
      await look()
    }

    const slices = [...new Set(seen.map(({ slice }) => slice))].toSorted()
    process.stdout.write(`${slices.length} slices: ${slices.join(', ')}\n`)
    for (const kind of ['localStorage', 'sessionStorage', 'indexedDB', 'cache', 'cookie', 'history', 'address'])
      expect(
        slices.filter((slice) => slice.startsWith(kind)),
        kind,
      ).not.toEqual([])
    expect(tokens.size).toBeGreaterThanOrEqual(3)
    expect(slicesWith(seen, [...tokens, ...personal])).toEqual([])
  })
})

/** The person's account, as the API tells it to another browser of theirs. */
async function accountOf({ origin, sandbox }: TestPlatform, { mobile }: Person): Promise<BankAccount> {
  const { access_token } = await signInByHttp(sandbox.identity, sandbox.inbox, mobile, origin)
  const headers = { Authorization: `Bearer ${access_token}` }
  const answer = await fetch(sandbox.api + listBankAccounts.path, { headers })
  const { accounts } = (await answer.json()) as { accounts: readonly BankAccount[] }
  const [account] = accounts
  if (!account) throw new Error('The person has no account')
  return account
}
