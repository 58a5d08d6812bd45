import { fileURLToPath } from 'node:url'
import { types } from 'node:util'
import { Worker } from 'node:worker_threads'

/** Threads that each do one task at a time. */
export interface ThreadPool<Task, Result> {
  /** Tasks that wait for a thread. */
  readonly waiting: number
  run(task: Task): Promise<Result>
  /** Ends the threads; what is not done fails. */
  close(): Promise<void>
}

interface ThreadPoolOptions {
  /** Address of a module that exports `run`. */
  readonly module: string
  readonly size: number
  /** Milliseconds for one task, the start of its thread included. */
  readonly timeoutMs: number
  /** Heap of each thread; one that needs more mostly ends alone. */
  readonly maxMegabytes: number
}

interface Job<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
}

const start = fileURLToPath(new URL('./start-worker.js', import.meta.url))

/**
 * Creates a thread pool with a queue: first come, first served. A thread starts when a task first needs it; one whose task
 * fails ends with it and is replaced, so that no task meets what another one left behind.
 */
export function createThreadPool<Task, Result>({
  module,
  size,
  timeoutMs,
  maxMegabytes,
}: ThreadPoolOptions): ThreadPool<Task, Result> {
  const queue: Job<Task, Result>[] = []
  const idle: Worker[] = []
  const threads = new Set<Worker>()
  let isClosed = false

  function open(): Worker {
    // Passes no flags: some flags of this process are for its main thread only.
    const options = { execArgv: [], workerData: { module }, resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } }
    const thread = new Worker(start, options)
    threads.add(thread)
    thread.once('exit', () => {
      threads.delete(thread)
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    })
    // Its task is told of it; without a listener an error between two tasks would end the process.
    thread.on('error', () => undefined)
    return thread
  }

  async function work(thread: Worker, { task, resolve, reject }: Job<Task, Result>): Promise<void> {
    try {
      resolve(await ask<Task, Result>(thread, task, timeoutMs))
      idle.push(thread)
    } catch (error) {
      // An error that comes from another thread does not belong to this one.
      reject(types.isNativeError(error) ? error : new Error(String(error)))
      await thread.terminate()
    }
    takeUp()
  }

  function takeUp(): void {
    while (queue.length > 0) {
      const thread = idle.pop() ?? (threads.size < size ? open() : undefined)
      if (thread === undefined) return
      const job = queue.shift()
      if (job !== undefined) void work(thread, job)
    }
  }

  return {
    get waiting() {
      return queue.length
    },
    run(task) {
      return new Promise((resolve, reject) => {
        if (isClosed) return reject(closed())
        queue.push({ task, resolve, reject })
        takeUp()
      })
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(closed())
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}

const closed = () => new Error('Thread pool is closed')

/** Request and response between threads; rejects when the thread throws, ends or takes too long. */
async function ask<Task, Result>(thread: Worker, task: Task, timeoutMs: number): Promise<Result> {
  const heard = new AbortController()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Thread timed out after ${timeoutMs} ms`)), timeoutMs)
      const onExit = (code: number) => reject(new Error(`Thread exited with code ${code}`))
      thread.on('message', resolve).on('error', reject).on('exit', onExit)
      heard.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        thread.off('message', resolve).off('error', reject).off('exit', onExit)
      })
      thread.postMessage(task)
    })
  } finally {
    heard.abort()
  }
}
