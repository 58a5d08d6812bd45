import { expect, test } from '@jest/globals'
import { restoreLigatures } from './restore-ligatures'

test('D-125 the text layer of a document has the letters of its words, its parts and marks untouched', () => {
  const page = document.createElement('div')
  page.innerHTML =
    '<div class="textLayer"><span><span>\ufefbله</span></span><span>اط\ufefcعات سا\ufefbنه</span><br></div>'
  restoreLigatures(page)
  expect([...page.querySelectorAll('.textLayer > span')].map((span) => span.textContent)).toEqual([
    'لاله',
    'اطلاعات سالانه',
  ])
  expect(page.querySelectorAll('span')).toHaveLength(3)
})
