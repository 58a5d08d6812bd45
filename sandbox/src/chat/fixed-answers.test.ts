import { expect, test } from '@jest/globals'
import { smallTalk } from './fixed-answers'

test.each([
  ['سلام', 'greeting'],
  ['سلام، وقت بخیر!', 'greeting'],
  ['Good morning', 'greeting'],
  ['ممنون از شما', 'thanks'],
  ['thanks a lot', 'thanks'],
  ['🙏', 'wordless'],
  ['سلام، کارتم گم شده', undefined],
  ['thanks for nothing, where is my order', undefined],
])('SBX-115: %s is %s', (question, talk) => expect(smallTalk(question)).toBe(talk))
