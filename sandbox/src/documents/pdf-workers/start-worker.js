import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// A thread starts with JavaScript only: this brings the loader, and then the worker, whose `run` does one task.
register()
const { run } = await import(workerData.module)
parentPort?.on('message', async (task) => parentPort?.postMessage(await run(task)))
