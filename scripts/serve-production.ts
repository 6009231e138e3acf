/**
 * `npm run serve`: the product in production on one machine (docs/self-hosting.md).
 *
 *   npm run serve -- --state DIR [--port 8787] [--host 127.0.0.1] [--env FILE] [--allow CIDR,…] [--mail-port 25]
 */
import { allowNetworkOutbound } from './server/allow-network-outbound.ts'

// Must run before the following import loads the emulator.
allowNetworkOutbound()
await import('./server/run-server.ts')
