import { readFileSync } from 'node:fs'
import { openConfirmation, readCard, typePassword, typeProof, typeTransfer } from '../actions/transfer-money'
import { expect, test } from '../test'

const cardToCard = '/bank/operations/card-to-card'
const friend = '6037991111111112'
const send = /^انتقال [۰-۹]/

test('BNK-053 BNK-060 BNK-061: card to card, from the card to the picture of its receipt', async ({
  page,
  platform,
  sandbox,
  signIn,
}, info) => {
  const person = await signIn('card-holder')
  const card = await readCard(platform, sandbox, person)
  await page.goto(cardToCard)
  await typeTransfer(page, { number: friend, amount: '5000000' })
  await typeProof(page, card)
  await page.reload()
  await expect(page.getByLabel('CVV2')).toHaveValue('')
  await expect(page.getByText('۵٬۰۰۰٬۰۰۰').first()).toBeVisible()
  await typeProof(page, card)
  await typePassword(page, sandbox, person)
  const sheet = await openConfirmation(page)
  await expect(sheet).toContainText('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')
  await sheet.getByRole('button', { name: send }).dblclick()
  await expect(page.getByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${cardToCard}$`))
  await page.getByRole('link', { name: 'دیدن رسید' }).click()
  await expect(page).toHaveURL(/\/bank\/receipt\/\d+$/)
  await expect(page.getByText('بانک مهرگان')).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ذخیرهٔ رسید' }).click(),
  ])
  const file = info.outputPath('receipt.png')
  await download.saveAs(file)
  const bytes = readFileSync(file)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([420, 832])
  await info.attach('receipt', { path: file })
  const sent = (await sandbox.calls()).filter(({ sub, path }) => sub === person.sub && /transfer\/card\/$/.test(path))
  expect(sent).toHaveLength(1)
})

test('BNK-063 BNK-064: an IBAN transfer stands among the transactions, and its row leads to its receipt', async ({
  page,
  sandbox,
  signIn,
}) => {
  const person = await signIn('card-holder')
  await page.goto('/bank/operations/sheba')
  await typeTransfer(page, { number: '160120000000001234567890', amount: '3300000' })
  await typePassword(page, sandbox, person)
  const sheet = await openConfirmation(page)
  await sheet.getByRole('button', { name: send }).click()
  await expect(page.getByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
  await page.goto('/bank/transactions')
  const row = page.getByRole('listitem').filter({ hasText: '۳٬۳۰۰٬۰۰۰' })
  await expect(row).toContainText('برداشت')
  await row.getByRole('link').click()
  await expect(page.getByText('IR۱۶ ۰۱۲۰ ۰۰۰۰ ۰۰۰۰ ۱۲۳۴ ۵۶۷۸ ۹۰')).toBeVisible()
})

test('BNK-066 F2: a transfer whose answer is lost settles by itself, once, whatever page is open', async ({
  page,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  const person = await signIn('card-holder')
  const card = await readCard(platform, sandbox, person)
  await page.goto(cardToCard)
  await typeTransfer(page, { number: friend, amount: '4400000' })
  await typeProof(page, card)
  await typePassword(page, sandbox, person)
  const sheet = await openConfirmation(page)
  watch.expectComplaints(/status of 500/)
  await sandbox.control('force', {
    path: '/bank/api/v1/transfer/card/',
    status: 500,
    after: true,
    sub: person.sub,
  })
  await sheet.getByRole('button', { name: send }).click()
  await expect(page.getByText(/پاسخی از بانک نرسید/)).toBeVisible()
  await page.getByRole('link', { name: 'دیدن تراکنش‌ها' }).click()
  const pending = page.getByRole('region', { name: 'درخواست‌های در حال پردازش' })
  await expect(pending.getByRole('link', { name: 'دیدن رسید' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '۴٬۴۰۰٬۰۰۰' })).toHaveCount(1)
})
