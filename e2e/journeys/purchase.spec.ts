import { buyUnits, endings, receiptHead } from '../actions/buy-units'
import { pressTwice } from '../actions/press-twice'
import { engineOf } from '../engines/engine'
import { expect, test } from '../test'

test('PLT-043 PLT-045 INV-031 T16 a person signs in, buys units, and holds them @engines', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
}) => {
  // WebKit asks for no consent beyond a press.
  if (engineOf(context) !== 'webkit') await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await signIn('empty', '/assets')
  await expect(page.getByText('هنوز دارایی ندارید')).toBeVisible()

  await page.goto('/home')
  await page.getByRole('list', { name: 'صندوق‌های برتر' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/funds\/11541$/)
  await page.getByRole('link', { name: 'خرید', exact: true }).click()

  const amount = page.getByRole('textbox', { name: 'مبلغ خرید' })
  await page.evaluate(() => navigator.clipboard.writeText('۵٬۰۰۰٬۰۰۰ ریال'))
  await amount.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(amount).toHaveValue('۵٬۰۰۰٬۰۰۰')
  await page.getByText('شرایط و کارمزدهای این صندوق را می‌پذیرم.').click()
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'تأیید خرید' })
  await expect(sheet).toContainText('زرناب هامون')
  await expect(sheet.getByRole('radio')).toHaveCount(2)
  await pressTwice(sheet.getByRole('button', { name: /^پرداخت/ }))

  await page.waitForURL(`${platform.sandbox.gateway}/**`)
  await expect(page.getByText('زرناب هامون')).toBeVisible()
  await pressTwice(page.getByRole('button', { name: endings.paid, exact: true }))

  // The second press may end the way back of the first one and begin it again.
  await expect(page).toHaveURL(/\/payment\/receipt\?/)
  await expect(page.getByRole('heading', { name: 'پرداخت موفق!' })).toBeVisible()
  await expect(page.getByText('خرید صندوق زرناب هامون')).toBeVisible()
  await expect(receiptHead(page)).toContainText('۵٬۰۰۰٬۰۰۰')
  await expect(page.getByText(/سفارش شما ثبت شد و .* تسویه می‌شود/)).toBeVisible()

  await page.getByRole('button', { name: 'دیدن سفارش‌ها' }).click()
  await expect(page).toHaveURL(/\/fund-orders$/)
  const orders = page.getByRole('list', { name: 'سفارش‌ها' }).getByRole('listitem')
  await expect(orders).toHaveCount(1)
  await expect(orders).toContainText('خرید زرناب هامون')
  await expect(orders).toContainText('در انتظار')
  await orders.getByRole('link').click()
  await expect(page).toHaveURL(/\/fund-order\/\d+$/)
  await expect(page.getByRole('heading', { name: 'خرید زرناب هامون' })).toBeVisible()
  await expect(page.getByText('کد پیگیری', { exact: true })).toBeVisible()

  const calls = await sandbox.calls()
  const requests = calls.filter(({ sub, path }) => sub === person.sub && path.includes('/payment/request/'))
  expect(requests).toHaveLength(1)

  await sandbox.control('settle', { sub: person.sub })
  await page.goto('/assets')
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toContainText('زرناب هامون')
})

test("HST-033 HST-032 the receipt's header leads two steps back, over the gateway, or home when history is short", async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('empty')
  // A payment that was made has no page any more; one that failed has, so that two steps back is not /home.
  await buyUnits(page, '300000', 'failed')
  await expect(page.getByRole('heading', { name: 'پرداخت ناموفق!' })).toBeVisible()

  const places: string[] = []
  page.on('framenavigated', (frame) => places.push(frame.url()))
  await page.getByRole('button', { name: 'بازگشت' }).click()
  await expect(page).toHaveURL(`${platform.origin}/payment`)
  await expect(page.getByRole('heading', { name: 'این پرداخت بسته شده است' })).toBeVisible()
  expect(places.filter((place) => place.startsWith(platform.sandbox.gateway))).toEqual([])

  const fresh = await page.context().newPage()
  await fresh.goto('/payment/receipt?status=FAILED&trace_no=None')
  await fresh.getByRole('button', { name: 'بازگشت' }).click()
  await expect(fresh).toHaveURL(`${platform.origin}/home`)
  await fresh.goto('/fund-orders')
  await fresh.getByRole('button', { name: 'بازگشت' }).click()
  await expect(fresh).toHaveURL(`${platform.origin}/home`)
})

test('INV-029 ERR-20 without a bank account the link that adds one stands below the words, with a gap', async ({
  page,
  sandbox,
  signIn,
}) => {
  const { sub } = await signIn('empty', '/profile')
  await sandbox.control('force', { sub, path: '/fund/api/v1/bank_accounts/*', status: 200, body: [], times: 0 })
  await page.goto('/buy?fund=11602')
  const add = page.getByRole('link', { name: 'افزودن حساب' })
  const words = await page.getByText('حساب بانکی یافت نشد').evaluate(({ firstChild }) => {
    const range = document.createRange()
    if (firstChild) range.selectNode(firstChild)
    return range.getBoundingClientRect().bottom
  })
  expect(((await add.boundingBox())?.y ?? 0) - words).toBeGreaterThanOrEqual(8)
  await expect(page.getByRole('button', { name: 'ادامه', exact: true })).toBeDisabled()
})
