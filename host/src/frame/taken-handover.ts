import { type Handover, handoverKey } from './hand-over'

/** Taken from the page by the shell's first module, so that no remote finds it; undefined in a page without a boot script. */
export const handover = take()

function take(): Handover | undefined {
  const left = Reflect.get(globalThis, handoverKey) as Handover | undefined
  Reflect.deleteProperty(globalThis, handoverKey)
  return left
}
