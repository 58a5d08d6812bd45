import { remotePreset } from '@sarv/shared/webpack/remote-preset'

export const config = (mode?: { development?: boolean }) => remotePreset(import.meta.dirname, mode)
