import { typePassword, typeTransfer } from '../actions/transfer-money'
import { savedFile } from '../browser/saved-file'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../test'

const cardToCard = '/bank/operations/card-to-card'
const friend = '6037991111111112'

declare global {
  /** What the page has shared last. */
  var shared: ShareData | undefined
}

/** A device that shares pictures: headless Chromium has none. */
const shareIntoThePage = () =>
  Object.assign(navigator, {
    canShare: () => true,
    async share(data: ShareData) {
      globalThis.shared = data
    },
  })

/** Type and size of the picture that was shared. */
async function sharedPicture() {
  const [file] = globalThis.shared?.files ?? []
  if (file === undefined) return undefined
  const { width, height } = await createImageBitmap(file)
  return { type: file.type, width, height }
}

test('BNK-053 BNK-060 BNK-061 U2: card to card, from the card to the shared picture of its receipt @engines', async ({
  page,
  sandbox,
  signIn,
}, info) => {
  await page.addInitScript(shareIntoThePage)
  const person = await signIn('card-holder', cardToCard)
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'گیرنده' })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'card to card without a card')
  await typeTransfer(page, { number: friend, amount: '5000000' })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'مبلغ انتقال' })).toHaveValue('۵٬۰۰۰٬۰۰۰')
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'تأیید انتقال' })
  await expect(sheet).toContainText('۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲')
  await expectAccessible(page, 'the confirmation of a transfer')
  await typePassword(page, sandbox, person)
  await expect(page.getByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${cardToCard}$`))
  await expectAccessible(page, 'the receipt of a transfer')
  const { bytes } = await savedFile(page, () => page.getByRole('button', { name: 'ذخیرهٔ رسید' }).click())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([420, 832])
  await info.attach('receipt', { body: bytes, contentType: 'image/png' })
  await page.getByRole('button', { name: 'اشتراک‌گذاری رسید' }).click()
  await expect.poll(() => page.evaluate(sharedPicture)).toEqual({ type: 'image/png', width: 420, height: 832 })
  const sent = (await sandbox.calls()).filter(({ sub, path }) => sub === person.sub && /transfer\/card\/$/.test(path))
  expect(sent).toHaveLength(1)
})

test('BNK-087 BNK-088 D-272: a transfer to a recent recipient takes three taps and one secret', async ({
  page,
  sandbox,
  signIn,
}) => {
  const person = await signIn('card-holder', cardToCard)
  const recipients = page.getByRole('list', { name: 'گیرنده‌ها' })
  await expectAccessible(page, 'the recipients of a transfer')
  await page.evaluate(() => {
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted)
        document.documentElement.dataset.taps = String(Number(document.documentElement.dataset.taps ?? 0) + 1)
    })
  })
  await recipients.getByRole('button').first().click()
  // The amount is typed: the field is reached by the keyboard, as the person's thumb is there already.
  await page.getByRole('textbox', { name: 'مبلغ انتقال' }).fill('10000')
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await typePassword(page, sandbox, person)
  await expect(page.getByRole('heading', { name: 'انتقال موفق' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-taps', '3')
})
