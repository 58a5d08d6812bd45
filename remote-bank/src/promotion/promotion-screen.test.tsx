import { expect, test } from '@jest/globals'
import { getBankPromotion } from '@sarv/shared/contract/bank-content'
import { call } from '@sarv/shared/platform'
import { forceResponse } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { act, screen } from '@testing-library/react'
import { cardHolder, openBank } from '../testing/mount-bank'

const { path } = getBankPromotion

test('BNK-078: pictures and words first, then the bullets, and from there to the card; asked for once', async () => {
  const { user, navigation, person, platform } = await openBank('/bank/promotion')
  const promotion = await call(getBankPromotion)
  expect(await screen.findByRole('heading', { name: promotion.title })).toBeVisible()
  expect(screen.getByText(promotion.description)).toBeVisible()
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(promotion.images)
  expect(screen.queryByRole('listitem')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'ادامه' }))
  const bullets = await screen.findAllByRole('listitem')
  expect(bullets.map((bullet) => [bullet.textContent, bullet.dataset.position])).toEqual(
    promotion.bullets.map(({ title, position }) => [title, position]),
  )
  await user.click(screen.getByRole('link', { name: 'رفتن به کارت' }))
  expect(await screen.findByRole('figure', { name: 'کارت بانکی شما' })).toBeVisible()
  expect(navigation.place().pathname).toBe('/card')
  await act(async () => platform.navigation.navigate('/bank/promotion'))
  expect(screen.getByRole('button', { name: 'ادامه' })).toBeVisible()
  expect(platform.queryClient.isFetching({ queryKey: ['bank', 'promotion'] })).toBe(0)
  // One is this test's own.
  expect(await requestsTo(person, path)).toHaveLength(2)
})

test.each(['the pictures', 'the bullets'])('BNK-078: the cross of %s leads back', async (view) => {
  const { user, navigation, platform } = await openBank('/card')
  platform.navigation.navigate('/bank/promotion')
  const next = await screen.findByRole('button', { name: 'ادامه' })
  if (view === 'the bullets') {
    await user.click(next)
    await screen.findByText('تحویل کارت در نشانی شما')
  }
  await user.click(screen.getByRole('button', { name: 'بستن' }))
  expect(await screen.findByRole('figure', { name: 'کارت بانکی شما' })).toBeVisible()
  expect(navigation.place().pathname).toBe('/card')
})

test('BNK-079: positions, colours and pictures come from the data, as far as they are safe', async () => {
  const person = await cardHolder()
  const body = {
    title: 'کارت',
    description: 'برای هر روز',
    color: '#ffffff',
    images: ['javascript:alert(1)', '/static/front.svg'],
    background_image: '/static/ground.svg',
    line: { background_color: '#0b5b46', color: '#fafafa' },
    bullets: [
      { position: 'start', icon: 'wallet', title: 'یک' },
      { position: 'end', icon: '/static/two.svg', title: 'دو' },
    ],
  }
  await forceResponse(person, path, { status: 200, body })
  const { user } = await openBank('/bank/promotion', { person })
  const colours = async () =>
    (await screen.findByRole('heading', { name: 'کارت' })).closest('section')?.getAttribute('style')
  const drawn = '--ground: url("/static/ground.svg"); --words: #ffffff; --line-ground: #0b5b46; --line-words: #fafafa;'
  expect(await colours()).toBe(drawn)
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/static/front.svg'])
  await user.click(screen.getByRole('button', { name: 'ادامه' }))
  expect((await screen.findByText('یک')).closest('li')).toHaveAttribute('data-position', 'start')
  expect(screen.getByText('دو').closest('li')).toHaveAttribute('data-position', 'end')
  expect(document.querySelector('li svg')).toHaveClass('lucide-wallet')
  expect(document.querySelector('li img')).toHaveAttribute('src', '/static/two.svg')
  expect(await colours()).toBe(drawn)
})
