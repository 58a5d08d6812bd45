/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { watchAnswers } from './watch-answers'

const observed = () => new Promise((resolve) => setTimeout(resolve))

test('PLT-128: an answer is taken once it is whole, out of the page, and the end of the page is told', async () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  const taken: unknown[] = []
  watchAnswers((...one) => taken.push(one))
  const element = document.createElement('script')
  element.type = 'application/json'
  element.dataset.answer = '0'
  element.textContent = '{"a":'
  document.body.append(element)
  await observed()
  expect(taken).toEqual([])
  element.append('1}')
  document.body.append('\n')
  await observed()
  expect(taken).toEqual([['0', '{"a":1}']])
  expect(document.querySelector('script')).toBeNull()
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
  document.dispatchEvent(new Event('readystatechange'))
  expect(taken.slice(1)).toEqual([[]])
})
