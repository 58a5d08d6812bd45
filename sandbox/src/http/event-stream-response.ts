import { Readable } from 'node:stream'

/**
 * Event stream response (Server-Sent Events): each event as JSON, under the name of its type, as soon as it is there.
 * @example return new EventStreamResponse(run.events())
 */
export class EventStreamResponse {
  constructor(readonly events: AsyncIterable<{ readonly type: string }>) {}

  body(): Readable {
    return Readable.from(writeEvents(this.events))
  }

  headers(): Record<string, string> {
    // A proxy that gathers a response before it passes it on would hold the words back.
    return { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }
  }
}

async function* writeEvents(events: AsyncIterable<{ readonly type: string }>): AsyncGenerator<string> {
  for await (const event of events) yield `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
