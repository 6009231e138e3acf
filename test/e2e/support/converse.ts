import { connect } from 'node:net'
import { createInterface } from 'node:readline'

/** Says each line to a mail server once the one before is answered; the last reply. */
export async function converse(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const hear = async (): Promise<string> => {
    const { value } = await replies.next()
    return /^\d{3}-/.test(value ?? '') ? hear() : (value ?? '')
  }
  let reply = await hear()
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    reply = await hear()
  }
  socket.destroy()
  return reply
}
