import { guardCanaries, keepGuarding, linesOf } from '../../store/health/guard-canaries'
import { requireNoArguments } from '../arguments'
import type { Command } from '../command'

export const guard: Command = {
  name: 'guard',
  usage: '',
  summary: 'Stops canaries whose errors are out of bounds and moves ramps on; looks every 15 seconds until Ctrl-C',
  options: { once: { type: 'boolean', description: 'Looks once' } },
  examples: ['pnpm sarv guard --once'],
  async run(call) {
    requireNoArguments(call)
    const { context } = call
    const guarded = { store: await context.store(), keys: context.keys(), who: context.author.who }
    if (!call.flag('once')) {
      context.progress('Looking at every canary every 15 seconds; Ctrl-C ends it.')
      const [{ startMonitoring }, { guardMetrics }, { expiryWatch }] = await Promise.all([
        import('../../../monitoring/start-monitoring'),
        import('../../store/health/guard-metrics'),
        import('../../notify/expiry-watch'),
      ])
      const { registry } = await startMonitoring(context.env, 'guard')
      const count = guardMetrics(registry)
      context.notifier?.count(registry)
      const tellExpiry = context.notifier && expiryWatch(guarded, context.notifier)
      return keepGuarding(guarded, context.progress, (result) => {
        count(result)
        void tellExpiry?.()
      })
    }
    const guarding = await guardCanaries(guarded)
    const lines = linesOf(guarding)
    return { lines: lines.length > 0 ? lines : ['No canary is out of bounds, and no ramp is due.'], data: guarding }
  },
}
