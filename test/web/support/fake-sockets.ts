import { vi } from 'vitest'

/** A fake WebSocket; a test opens it, sends messages and drops the connection. */
export class FakeWebSocket extends EventTarget {
  static readonly all: FakeWebSocket[] = []
  static get last(): FakeWebSocket {
    const last = FakeWebSocket.all.at(-1)
    if (!last) throw new Error('no connection was opened')
    return last
  }
  readonly url: string
  readonly protocols: readonly string[]
  readyState = 0
  binaryType = 'blob'

  constructor(url: string, protocols: readonly string[]) {
    super()
    this.url = url
    this.protocols = protocols
    FakeWebSocket.all.push(this)
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(message: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  drop(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
  close() {
    this.readyState = 3
  }
}

export function fakeSockets() {
  FakeWebSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeWebSocket)
}
