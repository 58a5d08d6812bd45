import { test } from '@jest/globals'
import { describeWhenDeep } from '@sarv/platform/testing/describe-when-deep'
import { openEmbeddedStore } from '../testing/crash-walk/crash-store'
import { walkPart, walkParts } from '../testing/crash-walk/walk-part'

// Three starts of the embedded database take as long as all the rest of a walk.
describeWhenDeep('over the embedded database', () => {
  test.each(walkParts)(
    'SBX-016 SBX-019 money under kill -9, embedded, part %d: nothing is lost and nothing happens twice',
    (part) => walkPart('embedded', openEmbeddedStore, part),
  )
})
