import * as React from 'react'
import { flushSync } from 'react-dom'

/**
 * What React's production build leaves out, and Testing Library wraps renders and events in: shows what they change.
 * The build for development takes longer for the same screens, to warn of mistakes that no test reads.
 */
function act(work: () => unknown): Promise<unknown> {
  const done = flushSync(work)
  return done instanceof Promise ? done.then(rendered) : Promise.resolve(done)
}

/** React's scheduler renders what is not urgent in turns of its own; taken before a test stops the clock. */
const nextTurn = setImmediate
const TURNS = 4

async function rendered(value: unknown): Promise<unknown> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => nextTurn(resolve))
  flushSync(() => {})
  return value
}

const { default: exported } = React as unknown as { default: { act?: typeof act } }
exported.act ??= act
