import { remotePreset } from '@sarv/platform/delivery/webpack/remote-preset'

export const config = (mode?: { development?: boolean }) => remotePreset(import.meta.dirname, mode)
