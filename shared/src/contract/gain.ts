import * as z from '@sarv/shared/schema'
import { percent, rial } from './wire'

/**
 * Unrealised gain of what is held, below 0 a loss: its worth less what was paid for it, and that in percent of what was
 * paid. Null where nothing is held or the cost is unknown; absent from an API that does not tell it.
 * @example { gain: 32_410_000, gain_percentage: 14.31 }
 */
export const gain = z.object({ gain: z.optional(z.nullable(rial)), gain_percentage: z.optional(z.nullable(percent)) })
export type Gain = z.infer<typeof gain>
