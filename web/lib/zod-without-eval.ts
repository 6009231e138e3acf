import '../../src/contracts/plain-words.ts'
import { config } from 'zod'

// Zod compiles object schemas with `new Function` where it can. Our CSP forbids that and would report every attempt.
// Must be imported before any contract, because a schema decides this when it is created.
config({ jitless: true })
