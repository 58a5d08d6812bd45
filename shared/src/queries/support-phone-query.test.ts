import { expect, test } from '@jest/globals'
import { toCallableNumber } from './support-phone-query'

test.each([
  ['02191000000', '02191000000'],
  ['+982191000000', '+982191000000'],
  ['', null],
  ['javascript:alert(1)', null],
  ['021 ask for Sara', null],
])('SUP-025: %j is offered as %j', (phone, offered) => expect(toCallableNumber(phone)).toBe(offered))
