import { expectAccessible } from '../accessible'
import { goTo } from '../go-to'
import { test } from '../test'
const m = (height = 56) => ({ sections: [{ name: 'offers', slot: 'invest/home', title: { fa: 'پیشنهاد ویژه', en: 'Special offer' }, after: 'ASSET', height }] })
test('look', async ({ page, platform, signIn, watch }, info) => {
  watch.expectComplaints(/./)
  await signIn('investor')
  await platform.invite('offers', m())
  const shot = async (name: string) => { await page.screenshot({ path: `/tmp/h7-${name}.png` }) }
  await page.goto('/home')
  await page.evaluate(() => Reflect.set(globalThis, 'sarvOffers', 'broken'))
  await goTo(page, '/profile'); await goTo(page, '/home')
  await page.getByText('باز نشد').waitFor()
  await shot('phone')
  await page.setViewportSize({ width: 320, height: 700 })
  await shot('320')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('wide-dark')
  await expectAccessible(page, 'home')
})
