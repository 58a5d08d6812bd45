import { describe } from '@jest/globals'
import { isDeep } from './depth'

/** Describes tests that are for `pnpm test:deep` alone; they are reported as skipped elsewhere. */
export const describeWhenDeep = isDeep ? describe : describe.skip
