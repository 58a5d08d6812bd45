import { EventStreamResponse } from '../../http/event-stream-response'
import { FileResponse } from '../../http/file-response'

/** Whether a handler's result is a value of the contract, and no body of its own making. */
export const isJsonResult = (result: unknown): boolean =>
  !(result instanceof FileResponse || result instanceof EventStreamResponse)
