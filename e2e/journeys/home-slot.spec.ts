import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { withoutCache } from '../browser/without-cache'
import { expect, test } from '../test'

const offers = { title: 'پیشنهاد ویژه' }
const behindFunds = {
  sections: [
    {
      name: 'offers',
      slot: 'invest/home',
      title: { fa: offers.title, en: 'Special offer' },
      after: 'FUND',
      height: 24,
    },
  ],
}
const atTheEnd = {
  sections: [{ name: 'note', slot: 'invest/home', title: { fa: 'یادداشت شاهد', en: 'Note' } }],
}

const linkOf = (page: Page, name = 'پیشنهادهای مهمان') => page.getByRole('main').getByRole('link', { name })
const place = (page: Page) => page.getByRole('main').getByRole('region', { name: offers.title })
const home = (page: Page) => page.getByRole('main').getByRole('region', { name: 'ارزش کل دارایی' })

async function expectFailure(page: Page, reason: string): Promise<void> {
  await place(page).scrollIntoViewIfNeeded()
  await expect(place(page)).toContainText(`بخش ${offers.title} باز نشد`)
  await expect(place(page)).toContainText(reason)
}

/** The regions of the page from top to bottom. */
function regionsOf(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map((region) => {
        const [heading] = (region.getAttribute('aria-labelledby') ?? '').split(' ')
        return region.getAttribute('aria-label') ?? document.getElementById(heading ?? '')?.textContent ?? ''
      }),
    )
}

test('INV-077 two remotes stand on the home page by their manifests alone and leave with the catalogue', async ({
  page,
  platform,
  signIn,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await signIn('investor')
  const filesOfInvest = async () =>
    [...(await (await request.get('/home')).text()).matchAll(/http:\/\/localhost:\d+\/[^"]*\.js/g)]
      .map(([file]) => file)
      .filter((file) => file.startsWith(platform.remote('invest').base))
  const before = await filesOfInvest()
  const guest = await platform.invite('offers', behindFunds)
  const witness = await platform.invite('witness', atTheEnd)
  expect(await filesOfInvest()).toEqual(before)

  const asked: string[] = []
  page.on('request', (asks) => asked.push(new URL(asks.url()).origin))
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'همه' }).first()).toBeVisible()
  const note = page.getByRole('region', { name: 'یادداشت شاهد' })
  await expect(note).toBeAttached()
  expect(asked).not.toContain(witness.base)
  await note.scrollIntoViewIfNeeded()
  await expect(note).toContainText('شاهد اینجاست')
  await page.getByRole('region', { name: offers.title }).scrollIntoViewIfNeeded()
  await expect(linkOf(page)).toBeVisible()
  const regions = (await regionsOf(page)).map((name) => name.trim())
  const funds = regions.findIndex((name) => name.startsWith('صندوق‌های برتر'))
  expect(regions[funds + 1]).toBe(offers.title)
  expect(regions.at(-1)).toBe('یادداشت شاهد')

  await test.step('its link is the shell’s, and leaving takes both away', async () => {
    await page.evaluate(() => Reflect.set(globalThis, 'sarvMark', true))
    await linkOf(page).click()
    await expect(page).toHaveURL(`${platform.origin}/funds`)
    await expect(page.getByText('شاهد اینجاست')).toHaveCount(0)
    await page.goBack()
    await note.scrollIntoViewIfNeeded()
    await expect(note).toContainText('شاهد اینجاست')
    await expect(linkOf(page)).toHaveCount(1)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sarvMark'))).toBe(true)
  })

  await test.step('it speaks the language of the page', async () => {
    await goTo(page, '/profile')
    await page.getByRole('button', { name: 'English' }).click()
    await goTo(page, '/home')
    await expect(page.getByRole('region', { name: 'Special offer' })).toBeAttached()
    await page.getByRole('region', { name: 'Special offer' }).scrollIntoViewIfNeeded()
    await expect(linkOf(page, 'Offers of the guest')).toBeVisible()
  })

  await test.step('taken out of the catalogue, they are gone with the next page', async () => {
    platform.setCatalogue(({ remotes, ...catalogue }) => ({
      ...catalogue,
      remotes: remotes.filter(({ base }) => base !== guest.base && base !== witness.base),
    }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Top funds' })).toBeVisible()
    await expect(page.getByRole('region', { name: /Special offer|Note/ })).toHaveCount(0)
  })
})

test('INV-077 U7 a section that is down, damaged, crashed or empty costs its own area only', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_|status of 500|MIME type|broken in a section|Remote offers/)
  await signIn('investor')
  await withoutCache(page)
  const guest = await platform.invite('offers', behindFunds)
  await platform.invite('witness', atTheEnd)
  const retry = () => page.getByRole('button', { name: 'تلاش دوباره' }).click()
  const expectRest = async () => {
    await expect(home(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'همه' }).first()).toBeVisible()
    await page.getByRole('region', { name: 'یادداشت شاهد' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('شاهد اینجاست')).toBeVisible()
  }

  await test.step('its machine is down', async () => {
    await guest.stop()
    await page.goto('/home')
    await expectFailure(page, 'کمی بعد دوباره تلاش کنید')
    await expectRest()
    await guest.start()
    await retry()
    await expect(linkOf(page)).toBeVisible()
    await expect(place(page)).not.toContainText('باز نشد')
  })
  await test.step('its machine is confused', async () => {
    guest.answerWith((_, response) => Boolean(response.writeHead(500, { 'Access-Control-Allow-Origin': '*' }).end()))
    await page.goto('/home')
    await expectFailure(page, 'بخش مورد نظر در دسترس نیست')
    await expectRest()
    guest.answerWith(undefined)
    await retry()
    await expect(linkOf(page)).toBeVisible()
  })
  await test.step('it crashes', async () => {
    await page.goto('/profile')
    await page.evaluate(() => Reflect.set(globalThis, 'sarvOffers', 'broken'))
    await goTo(page, '/home')
    await expectFailure(page, 'در نمایش آن خطایی رخ داد')
    await expectRest()
    await page.evaluate(() => Reflect.set(globalThis, 'sarvOffers', ''))
    await retry()
    await expect(linkOf(page)).toBeVisible()
  })
  await test.step('it has nothing to show', async () => {
    await goTo(page, '/profile')
    await page.evaluate(() => Reflect.set(globalThis, 'sarvOffers', 'silent'))
    await goTo(page, '/home')
    await expectRest()
    await expect(page.getByRole('region', { name: offers.title, includeHidden: true })).toBeHidden()
  })
})

test('INV-077 U7 a slow section holds its room and times out; one without a slot is never fetched', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_/)
  await signIn('investor')
  const owed: ServerResponse[] = []
  const guest = await platform.invite('offers', {
    sections: behindFunds.sections.map((section) => ({ ...section, height: 180 })),
  })
  const misfit = await platform.invite('witness', { ...atTheEnd, requires: { platform: '^9.0.0' } })
  const stray = await platform.invite('crashing', {
    sections: atTheEnd.sections.map((section) => ({ ...section, slot: 'invest/cellar' })),
  })
  const asked: string[] = []
  page.on('request', (asks) => asked.push(new URL(asks.url()).origin))
  guest.answerWith((_, response) => owed.push(response) > 0)
  await page.goto('/home')
  await place(page).scrollIntoViewIfNeeded()
  await expect(place(page)).toContainText('در حال بارگذاری')
  expect((await place(page).boundingBox())?.height).toBe(180)
  await expect(home(page)).toBeVisible()
  await expectFailure(page, 'پاسخ آن دیر رسید')
  guest.answerWith(undefined)
  for (const response of owed.splice(0)) response.destroy()
  await page.getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(linkOf(page)).toBeVisible()

  await expect(page.getByRole('region', { name: 'یادداشت شاهد' })).toHaveCount(0)
  expect(asked).not.toContain(misfit.base)
  expect(asked).not.toContain(stray.base)
  expect(platform.logged.join('\n')).toContain(
    'section crashing/note stands in invest/cellar, which invest does not offer',
  )
})
