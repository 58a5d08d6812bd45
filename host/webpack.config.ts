import { hostPreset } from '@sarv/shared/webpack/host-preset'

export const config = (mode?: { development?: boolean }) => hostPreset(import.meta.dirname, mode)
