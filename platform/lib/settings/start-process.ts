import { logError } from '../log/process-log'
import { InvalidSetting } from './invalid-setting'

/** Starts a process by its settings; an invalid one ends it with one line instead of a stack. */
export async function startProcess<Started>(name: string, start: () => Started | Promise<Started>): Promise<Started> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof InvalidSetting)) throw error
    logError(`${name}: ${error.message}`)
    process.exit(1)
  }
}
