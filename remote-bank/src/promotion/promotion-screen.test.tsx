import { expect, test } from '@jest/globals'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen } from '@testing-library/react'
import { cardHolder, forceAnswer, openBank } from '../testing/mount-bank'

const path = '/general/api/v1/settings/bankpromotion/'

test('BNK-078: pictures and words first, then the bullets, and from there to the card; asked for once', async () => {
  const { user, person, platform } = await openBank('/bank/promotion')
  expect(await screen.findByRole('heading', { name: 'کارتی که پولش بی‌کار نمی‌ماند' })).toBeVisible()
  expect(document.querySelectorAll('img').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(await screen.findByText('تحویل کارت در نشانی شما')).toBeVisible()
  expect(screen.getByRole('link', { name: 'رفتن به کارت' })).toHaveAttribute('href', '/card')
  platform.navigation.navigate('/bank/promotion?again')
  expect(await screen.findByRole('button', { name: 'ادامه' })).toBeVisible()
  expect(await requestsTo(person, path)).toHaveLength(1)
})

test('BNK-078: the cross leads back', async () => {
  const { user, navigation, platform } = await openBank('/card')
  platform.navigation.navigate('/bank/promotion')
  await user.click(await screen.findByRole('button', { name: 'ادامه' }))
  await screen.findByText('تحویل کارت در نشانی شما')
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
    line: { background_color: '#0b5b46', color: 'url(//evil.example)' },
    bullets: [
      { position: 'start', icon: 'wallet', title: 'یک' },
      { position: 'end', icon: '/static/two.svg', title: 'دو' },
    ],
  }
  await forceAnswer(person, path, { status: 200, body })
  const { user } = await openBank('/bank/promotion', { person })
  const heading = await screen.findByRole('heading', { name: 'کارت' })
  const style = heading.closest('section')?.getAttribute('style')
  expect(style).toContain('--ground: url("/static/ground.svg")')
  expect(style).toContain('--words: #ffffff')
  expect(style).not.toContain('evil')
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/static/front.svg'])
  await user.click(screen.getByRole('button', { name: 'ادامه' }))
  expect((await screen.findByText('یک')).closest('li')).toHaveAttribute('data-position', 'start')
  expect(screen.getByText('دو').closest('li')).toHaveAttribute('data-position', 'end')
  expect(document.querySelector('li img')).toHaveAttribute('src', '/static/two.svg')
})
