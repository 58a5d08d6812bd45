type Answer = { readonly id?: number; readonly result?: unknown; readonly error?: { readonly message: string } }

/** Client of the DevTools protocol, without any domain that the caller has not enabled. */
export interface DevTools {
  /** @throws Error with what Chromium says when it refuses, or when it ends before it responds */
  send<Result = unknown>(method: string, params?: object, sessionId?: string): Promise<Result>
  close(): void
}

/** @param url of the browser's own endpoint, `webSocketDebuggerUrl` */
export async function connectDevTools(url: string): Promise<DevTools> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (reason: Error) => void }>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error } = JSON.parse(String(data)) as Answer
    const caller = waiting.get(id)
    waiting.delete(id)
    if (error) caller?.reject(new Error(error.message))
    else caller?.resolve(result as never)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium ended'))
    waiting.clear()
  }
  return {
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) throw new Error('Chromium ended')
        last++
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      }),
    close: () => socket.close(),
  }
}
