import { test } from '@jest/globals'
import { openServerStore } from '../testing/crash-walk/crash-store'
import { walkPart, walkParts } from '../testing/crash-walk/walk-part'

test.each(walkParts)(
  'SBX-016 SBX-019 money under kill -9, PostgreSQL, part %d: nothing is lost and nothing happens twice',
  (part) => walkPart('PostgreSQL', openServerStore, part),
)
