import path from 'node:path'
import { framePreset } from '@sarv/delivery/webpack/frame-preset'
import { hostPreset } from '@sarv/delivery/webpack/host-preset'
import { workerPreset } from '@sarv/delivery/webpack/worker-preset'

const source = (name: string) => path.join(import.meta.dirname, `src/${name}`)
const worker = (name: string) => path.join(import.meta.dirname, `worker/${name}.ts`)

export const config = (mode?: { development?: boolean }) => hostPreset(import.meta.dirname, mode)

/** Built after it, into the same folder. */
export const besides = () => [
  framePreset(import.meta.dirname, source('frame/render-frame.tsx')),
  workerPreset(import.meta.dirname, {
    sw: worker('sw'),
    'sw-off': worker('sw-off'),
    'workers/tokens': worker('tokens'),
    boot: source('frame/boot.ts'),
  }),
]
