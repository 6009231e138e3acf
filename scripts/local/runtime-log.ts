import { styleText } from 'node:util'

/** One log entry of the runtime; its message may have several lines. */
export interface RuntimeLog {
  readonly level: string
  readonly message: string
}

/**
 * The runtime's message, with its own stack trace, about a request that failed: no network, an unknown host, a closed
 * connection. The Worker handles it as a rejected `fetch`. The runtime still logs it, at a level that cannot be
 * disabled and with useless addresses in its own binary.
 */
const REQUEST_NOT_MADE = /^(?:e|exception) = rust\/worker\/ffi\.rs:\d+: (?:failed|disconnected): [^\n]*\nstack: [^\n]*$/

/** Whether a message is only about the runtime itself. */
export const isRuntimeNoise = (message: string): boolean => REQUEST_NOT_MADE.test(message.trimEnd())

/** Prints the Worker's logs as the emulator does by default, without the runtime's noise. */
export function printRuntimeLog({ level, message }: RuntimeLog): void {
  if (isRuntimeNoise(message)) return
  if (level === 'error' || level === 'warn') console.error(styleText('red', message, { stream: process.stderr }))
  else console.log(message)
}
