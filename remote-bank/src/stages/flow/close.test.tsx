import { expect, test } from '@jest/globals'
import { newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor } from '@testing-library/react'
import manifest from '../../../remote.json'
import { driveCard } from '../../testing/card-driver'
import { fakeCamera } from '../../testing/fake-camera'
import { press } from '../../testing/press'
import { renderBank } from '../../testing/render-bank'

type Page = Awaited<ReturnType<typeof renderBank>>

const flows = {
  BANK: { path: '/bank/onboarding', kind: 'card-required' },
  REISSUE_CARD: { path: '/bank/new-card-onboarding', kind: 'card-holder' },
} as const

/** Where the header's close leads, as the shell draws it: as the screen says, else as the manifest says. */
function closeOf(page: Page, path: string): string | undefined {
  const said = page.extras()
  const route = manifest.routes.find((one) => one.path === path)
  const extras = said === 'manifest' ? route?.extras : said === 'none' ? [] : said
  return extras?.find(({ icon }) => icon === 'x')?.to
}

/** Opens the stage that a new person's flow stands at. */
async function openAt(type: keyof typeof flows, stage: 'address' | 'video' | 'payment' | 'reissue_card_confirm_otp') {
  const { path, kind } = flows[type]
  const person = await newPerson(kind)
  const driver = await driveCard(person, type)
  await driver.goTo(stage)
  const page = await renderBank({ path, person })
  await press(/^(شروع|ادامه)$/)
  await waitFor(() => expect(page.arrow()).toBeInstanceOf(Function))
  return { ...page, path }
}

/** Walks back by the arrow, up to the overview: each screen's title and where its close leads. */
async function walkBack(page: Awaited<ReturnType<typeof openAt>>) {
  const seen: [title: string | undefined, closesTo: string | undefined][] = []
  // More than any flow has.
  while (seen.length < 20) {
    seen.push([page.title(), closeOf(page, page.path)])
    const back = page.arrow()
    if (typeof back === 'string') return seen
    const { key } = page.navigation.place()
    await act(async () => back())
    await waitFor(() => expect(page.navigation.place().key).not.toBe(key))
  }
  return seen
}

test('BNK-046 BNK-015 every stage of a card’s request, and its overview, closes to the card', async () => {
  expect(await walkBack(await openAt('BANK', 'address'))).toEqual([
    ['نشانی تحویل', '/card'],
    ['ضبط ویدئو', '/card'],
    ['انتخاب رنگ کارت', '/card'],
    ['اطلاعات پایه', '/card'],
    [undefined, '/card'],
  ])
})

test('BNK-046 every stage of a reissue, and its overview, closes to the card', async () => {
  expect(await walkBack(await openAt('REISSUE_CARD', 'payment'))).toEqual([
    ['پرداخت', '/card'],
    ['نشانی تحویل', '/card'],
    ['ضبط ویدئو', '/card'],
    ['انتخاب رنگ کارت', '/card'],
    [undefined, '/card'],
  ])
})

test('BNK-046 the code of a reissue closes to the card', async () => {
  expect(await walkBack(await openAt('REISSUE_CARD', 'reissue_card_confirm_otp'))).toEqual([
    ['تأیید با کد', '/card'],
    [undefined, '/card'],
  ])
})

test('BNK-046 the start of a reissue closes to the card', async () => {
  const { path, kind } = flows.REISSUE_CARD
  const page = await renderBank({ path, person: await newPerson(kind) })
  await screen.findByRole('button', { name: 'شروع' })
  expect(closeOf(page, path)).toBe('/card')
})

test('BNK-046 a recording and its preview close to the card', async () => {
  fakeCamera()
  const page = await openAt('BANK', 'video')
  await press('ضبط ویدئو')
  await press('شروع ضبط')
  expect(closeOf(page, page.path)).toBe('/card')
  await press('پایان ضبط')
  await screen.findByLabelText('ویدئوی ضبط‌شده')
  expect(closeOf(page, page.path)).toBe('/card')
})

test('BNK-046 the button of a request that the bank has closes to the card', async () => {
  const { path, kind } = flows.BANK
  const person = await newPerson(kind)
  const driver = await driveCard(person)
  await driver.goTo('finalize')
  const { navigation } = await renderBank({ path, person })
  await press('بستن')
  await waitFor(() => expect(navigation.place().pathname).toBe('/card'))
})
