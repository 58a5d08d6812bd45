import { limitLines } from './limit-lines'
import { logLine } from './log-line'

/** Lines a minute of one stream: no process fills a disk, and none of this house has ever needed half as many. */
const most = 3_000

/** Writes a line to the process' log, for what happened as it should. */
export const logEvent = limitLines((line) => void process.stdout.write(`${logLine(line)}\n`), most, 'lines')

/** Writes a line to the process' error log. */
export const logError = limitLines((line) => void process.stderr.write(`${logLine(line)}\n`), most, 'lines')
