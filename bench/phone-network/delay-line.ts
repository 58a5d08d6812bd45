/** Does one thing after the other, none before its time. */
export function createDelayLine(): (at: number, act: () => void) => void {
  const waiting: { at: number; act: () => void }[] = []
  let isRunning = false
  const goOn = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const wait = next.at - performance.now()
      if (wait > 0.5) return void setTimeout(goOn, wait)
      waiting.shift()
      next.act()
    }
    isRunning = false
  }
  return (at, act) => {
    waiting.push({ at, act })
    if (isRunning) return
    isRunning = true
    goOn()
  }
}
