import type { RootFlag } from './protocol'

export function raiseFlag(flag: RootFlag): void {
  document.documentElement.dataset[flag] = ''
}

export function lowerFlag(flag: RootFlag): void {
  delete document.documentElement.dataset[flag]
}

export function isRaised(flag: RootFlag): boolean {
  return document.documentElement.dataset[flag] !== undefined
}
