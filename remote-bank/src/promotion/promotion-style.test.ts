import { expect, test } from '@jest/globals'
import { promotionStyle } from './promotion-style'

const promotion = {
  background_image: '/static/card-ground.png',
  color: '#ffffff',
  line: { background_color: '#0b5b46', color: '#fff' },
}

test('BNK-079: background, words and line are drawn as the server says', () =>
  expect(promotionStyle(promotion)).toEqual({
    '--ground': 'url("/static/card-ground.png")',
    '--words': '#ffffff',
    '--line-ground': '#0b5b46',
    '--line-words': '#fff',
  }))

test.each([
  ['a background of another scheme', { ...promotion, background_image: 'javascript:alert(1)' }],
  ['no background', { ...promotion, background_image: null }],
])('BNK-079: with %s the words keep the colour of the house', (_, unsafe) => {
  expect(promotionStyle(unsafe)).not.toHaveProperty('--ground')
  expect(promotionStyle(unsafe)).not.toHaveProperty('--words')
})

test('BNK-079: a line that has one readable colour only is drawn in those of the house', () =>
  expect(promotionStyle({ ...promotion, line: { background_color: '#0b5b46', color: 'red;}' } })).toEqual({
    '--ground': 'url("/static/card-ground.png")',
    '--words': '#ffffff',
  }))

test('BNK-079: a background’s address cannot end its url', () => {
  const background_image = '/static/a")}body{display:none'
  expect(promotionStyle({ ...promotion, background_image })['--ground']).toBe(
    `url(${JSON.stringify(background_image)})`,
  )
})
