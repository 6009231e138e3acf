import { styleText } from 'node:util'

/** One line of log as the runtime gives it; a message may have several lines. */
export interface RuntimeLog {
  readonly level: string
  readonly message: string
}

/**
 * What the runtime says, with the stack of its own, of a request that it could not make: no network, a name that is not
 * there, a server that hangs up. The Worker hears of it as a rejected `fetch` and deals with it; the runtime logs it all the
 * same, on a level that nothing turns down, in addresses of its own binary that tell nobody anything.
 */
const REQUEST_NOT_MADE = /^(?:e|exception) = rust\/worker\/ffi\.rs:\d+: (?:failed|disconnected): [^\n]*\nstack: [^\n]*$/

/** Whether a message is of the runtime's own business. */
export const isRuntimeNoise = (message: string): boolean => REQUEST_NOT_MADE.test(message.trimEnd())

/** Prints what the Worker logs, as the emulator does by default, less the runtime's noise. */
export function printRuntimeLog({ level, message }: RuntimeLog): void {
  if (isRuntimeNoise(message)) return
  if (level === 'error' || level === 'warn') console.error(styleText('red', message, { stream: process.stderr }))
  else console.log(message)
}
