import { connect } from 'node:net'
import { createInterface } from 'node:readline'

/** Sends lines to a mail server, each after the reply to the previous one; returns the last reply. */
export async function converse(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const nextReply = async (): Promise<string> => {
    const { value } = await replies.next()
    return /^\d{3}-/.test(value ?? '') ? nextReply() : (value ?? '')
  }
  let reply = await nextReply()
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    reply = await nextReply()
  }
  socket.destroy()
  return reply
}
