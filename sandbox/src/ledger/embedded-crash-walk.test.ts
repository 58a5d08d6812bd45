import { test } from '@jest/globals'
import { isDeep } from '@sarv/shared/testing/depth'
import { openEmbeddedStore } from '../testing/crash-walk/crash-store'
import { walkPart, walkParts } from '../testing/crash-walk/walk-part'

/** Three starts of the embedded database take as long as all the rest of a walk. */
const whenDeep = isDeep ? test : test.skip

whenDeep.each(walkParts)(
  'SBX-016 SBX-019 money under kill -9, the embedded database, part %d: nothing is lost and nothing happens twice',
  (part) => walkPart('embedded', openEmbeddedStore, part),
)
