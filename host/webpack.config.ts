import path from 'node:path'
import { framePreset } from '@sarv/platform/delivery/webpack/frame-preset'
import { hostPreset } from '@sarv/platform/delivery/webpack/host-preset'
import { workerPreset } from '@sarv/platform/delivery/webpack/worker-preset'

export const config = (mode?: { development?: boolean }) => hostPreset(import.meta.dirname, mode)

/** Built after it, into the same folder. */
export const besides = () => [
  framePreset(import.meta.dirname, path.join(import.meta.dirname, 'src/frame/render-frame.tsx')),
  workerPreset(import.meta.dirname),
]
