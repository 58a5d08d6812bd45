import { expect, test } from '@jest/globals'
import { isConnectionLoss } from './database-unavailable'

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each<[string, unknown, boolean]>([
  ['no one listens', coded('ECONNREFUSED'), true],
  ['no one listens at any address of a name', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), true],
  ['the other side hung up', coded('ECONNRESET'), true],
  ['the name is gone', coded('EAI_AGAIN'), true],
  ['the socket is gone', coded('ENOENT'), true],
  ['the administrator shut it down', coded('57P01'), true],
  ['another process of it crashed', coded('57P02'), true],
  ['it starts up', coded('57P03'), true],
  ['the connection does not exist', coded('08003'), true],
  ['it has no connection left', coded('53300'), true],
  ['the driver lost it', new Error('Connection terminated unexpectedly'), true],
  ['the driver gave up', new Error('timeout exceeded when trying to connect'), true],
  ['the driver lost it before', new Error('Client has encountered a connection error and is not queryable'), true],
  ['a statement was cancelled', coded('57014'), false],
  ['rows were locked crosswise', coded('40P01'), false],
  ['a row is there already', coded('23505'), false],
  ['a fault of ours', new TypeError('undefined is not a function'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('SBX-019 %s: a lost connection or not', (_what, error, isLost) => {
  expect(isConnectionLoss(error)).toBe(isLost)
})
