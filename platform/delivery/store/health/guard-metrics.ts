import { Counter, Gauge, type Registry } from 'prom-client'
import type { Guarding } from './guard-canaries'

/** Metrics of a guard, which is told each look. */
export function guardMetrics(register: Registry): (result: Guarding | 'failed') => void {
  const registers = [register]
  const looks = new Counter({
    name: 'sarv_guard_looks_total',
    help: 'Looks at all canaries: done or failed.',
    labelNames: ['result'],
    registers,
  })
  const last = new Gauge({
    name: 'sarv_guard_last_look_timestamp_seconds',
    help: 'When a look was done last, since 1970.',
    registers,
  })
  const stopped = new Counter({
    name: 'sarv_guard_stopped_total',
    help: 'Canaries that were taken back.',
    registers,
  })
  const moved = new Counter({
    name: 'sarv_guard_moved_total',
    help: 'Ramps that were moved on or paused.',
    registers,
  })
  for (const result of ['done', 'failed']) looks.inc({ result }, 0)
  return (result) => {
    looks.inc({ result: result === 'failed' ? 'failed' : 'done' })
    if (result === 'failed') return
    last.setToCurrentTime()
    stopped.inc(result.stopped.length)
    moved.inc(result.moved.length)
  }
}
