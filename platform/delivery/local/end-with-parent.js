/** Loaded into every process that `runProcess` starts: the loss of its parent is to it what Ctrl-C is. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Watching the channel must not keep the process alive.
process.channel?.unref()
