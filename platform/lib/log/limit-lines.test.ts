import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { limitLines } from './limit-lines'

const minute = 60_000
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function open(most: number) {
  const logged: string[] = []
  const log = limitLines((line: string) => logged.push(line), most, 'lines')
  const say = (times: number) => {
    for (let said = 0; said < times; said++) log('a')
  }
  return { logged, say }
}

test('a log takes so many lines a minute, and tells how many more there were', () => {
  const { logged, say } = open(3)
  say(100)
  expect(logged).toEqual(['a', 'a', 'a'])
  jest.advanceTimersByTime(minute)
  expect(logged.slice(3)).toEqual(['97 more lines within a minute'])
  say(2)
  expect(logged.slice(4)).toEqual(['a', 'a'])
})

test('a log within its limit says nothing of it', () => {
  const { logged, say } = open(3)
  for (let past = 0; past < 3; past++) {
    say(3)
    jest.advanceTimersByTime(minute)
  }
  expect(logged).toEqual(Array.from({ length: 9 }, () => 'a'))
})
