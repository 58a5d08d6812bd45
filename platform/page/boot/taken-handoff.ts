import { globals } from '../protocol'
import type { Handoff } from './handoff'

/** Taken from the page by the shell's first module, so that no remote finds it; undefined in a page without a boot script. */
export const handoff = take()

function take(): Handoff | undefined {
  const left = Reflect.get(globalThis, globals.handoff) as Handoff | undefined
  Reflect.deleteProperty(globalThis, globals.handoff)
  return left
}
