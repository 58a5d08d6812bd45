import { hostPreset } from '@sarv/platform/delivery/webpack/host-preset'
import { workerPreset } from '@sarv/platform/delivery/webpack/worker-preset'

export const config = (mode?: { development?: boolean }) => hostPreset(import.meta.dirname, mode)

/** Built after it, into the same folder. */
export const besides = () => [workerPreset(import.meta.dirname)]
