const minute = 60_000

/**
 * Rate limit of a log: at most `most` lines a minute pass, the rest is counted and reported in one line when the minute
 * is over.
 * @param what it is that is counted, for that line
 * @example const log = limitLines(logError, 60, 'reports')
 */
export function limitLines<Line>(log: (line: Line | string) => void, most: number, what: string): (line: Line) => void {
  let passed = 0
  let left = 0
  let isCounting = false
  const startAnew = () => {
    const lines = left
    passed = 0
    left = 0
    isCounting = false
    if (lines > 0) log(`${lines} more ${what} within a minute`)
  }
  return (line) => {
    // The timer does not keep the process alive.
    if (!isCounting) setTimeout(startAnew, minute).unref()
    isCounting = true
    if (passed++ < most) log(line)
    else left++
  }
}
