import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { compile } from '@sarv/platform/delivery/compile/compile.js'

// A thread starts with JavaScript only: this compiles the worker, whose `run` does one task, as `run.js` compiles programs.
const { run } = await import(pathToFileURL(await compile(fileURLToPath(workerData.module))).href)
parentPort?.on('message', async (task) => parentPort?.postMessage(await run(task)))
