import { expect, test } from '@jest/globals'
import { pictureAddress } from './picture-address'

test.each([
  ['https://cdn.sarv.example/gold.png', 'https://cdn.sarv.example/gold.png'],
  ['http://localhost:4000/static/leaf.svg', 'http://localhost:4000/static/leaf.svg'],
  ['/static/gold.png', '/static/gold.png'],
  ['gem', undefined],
  ['', undefined],
  ['//evil.example/x.png', undefined],
  ['/\\evil.example/x.png', undefined],
  ['http://evil.example/x.png', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
])('T10 of «%s» the address of a picture is %s', (text, address) => expect(pictureAddress(text)).toBe(address))
