import { expect, test } from '@jest/globals'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { newPerson } from '@sarv/shared/testing/people'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import en from '../../../locales/en.json'
import fa from '../../../locales/fa.json'
import type { CardDesign } from '../flow/card-designs'
import { CardCarousel } from './card-carousel'
import { cardGap, cardWidth } from './carousel-position'

const design = (name: string, colorName: string): CardDesign => ({
  ...{ name, colorName, color: '#0e4a38', front: `/${name}-front.svg`, back: `/${name}-back.svg` },
})
const designs = [design('sarv', 'سبز سرو'), design('kavir', 'خاکی کویر'), design('khalij', 'آبی خلیج')]

function Carousel() {
  const [index, setIndex] = useState(0)
  return <CardCarousel designs={designs} index={index} onIndex={setIndex} />
}

async function shown() {
  const screens = [{ path: '/card', screen: Carousel }]
  const dictionaries = { fa, en: async () => ({ default: en }) }
  await mountRemote({ name: 'bank', screens, dictionaries }, { path: '/card', person: await newPerson('empty') })
  return { track: screen.getByRole('list', { name: 'طرح‌های کارت' }) }
}
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}؛`) })
const colour = () => document.querySelector('[aria-live]')?.textContent

test('BNK-021 a tap, Enter, the space bar and the button turn the card', async () => {
  await shown()
  await userEvent.click(card('روی کارت سبز سرو'))
  expect(card('پشت کارت سبز سرو')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(card('روی کارت سبز سرو')).toBeVisible()
  await userEvent.keyboard(' ')
  expect(card('پشت کارت سبز سرو')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'دیدن روی کارت' }))
  expect(card('روی کارت سبز سرو')).toBeVisible()
})

test('BNK-021 U20 the arrow keys walk the cards in the direction of writing, and the colour is read out', async () => {
  const { track } = await shown()
  expect(colour()).toBe('سبز سرو')
  card('روی کارت سبز سرو').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(card('روی کارت خاکی کویر')).toHaveFocus()
  expect(colour()).toBe('خاکی کویر')
  expect(track.scrollLeft).toBe(-(cardWidth + cardGap))
  await userEvent.keyboard('{End}{ArrowLeft}')
  expect(colour()).toBe('سبز سرو')
  await userEvent.keyboard('{ArrowRight}')
  expect(colour()).toBe('آبی خلیج')
})

test('BNK-021 a swipe brings another card to the middle, which shows its front again', async () => {
  const { track } = await shown()
  await userEvent.click(card('روی کارت سبز سرو'))
  fireEvent.pointerDown(track)
  track.scrollLeft = -2 * (cardWidth + cardGap)
  fireEvent.scroll(track)
  expect(colour()).toBe('آبی خلیج')
  expect(screen.getByRole('button', { name: 'سبز سرو' })).toHaveAttribute('tabindex', '-1')
  expect(card('روی کارت آبی خلیج')).toHaveAttribute('tabindex', '0')
})

test('BNK-021 the cards that the track passes on its way by itself are not chosen', async () => {
  const { track } = await shown()
  card('روی کارت سبز سرو').focus()
  await userEvent.keyboard('{End}')
  const end = track.scrollLeft
  track.scrollLeft = -(cardWidth + cardGap)
  fireEvent.scroll(track)
  expect(colour()).toBe('آبی خلیج')
  track.scrollLeft = end
  fireEvent.scroll(track)
  track.scrollLeft = -(cardWidth + cardGap)
  fireEvent.scroll(track)
  expect(colour()).toBe('خاکی کویر')
})
