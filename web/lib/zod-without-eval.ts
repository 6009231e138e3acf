import { config } from 'zod'

// Zod compiles object schemas with `new Function` where it can; our CSP forbids that and would report every attempt.
// Imported before any contract, because a schema decides when it is made.
config({ jitless: true })
