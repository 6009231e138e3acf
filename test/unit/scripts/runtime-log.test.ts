import { expect, test } from 'vitest'
import { isRuntimeNoise } from '../../../scripts/local/runtime-log.ts'

const STACK = 'stack: /home/a b/node_modules/@cloudflare/workerd-linux-64/bin/workerd@28a3c60 /home/workerd@3ac7580'

test.each([
  `e = rust/worker/ffi.rs:110: failed: failed to lookup address information: Temporary failure in name resolution\n${STACK}; sentryErrorContext = jsgInternalError; wdErrId = k7q4i9p2ii2k39kcmnofo4il`,
  `e = rust/worker/ffi.rs:87: disconnected: tcp connect error: Connection refused (os error 111)\n${STACK}`,
  `exception = rust/worker/ffi.rs:110: disconnected: HTTP body: error reading a body from connection\n${STACK}\n`,
])('a failed outgoing request is logged by the runtime only: %s', (message) => {
  expect(isRuntimeNoise(message)).toBe(true)
})

test.each([
  '{"request_id":"1","error":"Error: no network\\n    at fetch (worker.js:1:1)"}',
  'Error: failed to lookup address information\n    at fetch (worker.js:1:1)',
  `workerd/server/server.c++:4500: error: Uncaught exception\n${STACK}`,
  `e = rust/worker/ffi.rs:110: fatal: out of memory\n${STACK}`,
  `e = rust/worker/ffi.rs:110: failed: x\n${STACK}\nError: something of ours`,
  `A page says: e = rust/worker/ffi.rs:110: failed: x\n${STACK}`,
  'uncaught exception; source = Uncaught (in promise); stack = Error: internal error',
])('all other lines are printed: %s', (message) => {
  expect(isRuntimeNoise(message)).toBe(false)
})
