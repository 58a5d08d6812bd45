import { expect, test } from '@jest/globals'
import { activationPath } from './activation-path'

test.each(['/buy?fund=11307&limit=card', '/accounts', '/chat/یک #دو'])(
  'HST-053: the activation is told to come back to %s',
  (from) => {
    const { pathname, searchParams } = new URL(activationPath(from), 'http://localhost')
    expect([pathname, searchParams.get('return_to')]).toEqual(['/onboarding', from])
  },
)
