/**
 * Prints as JSON which addresses a Worker behind the server's network guard can connect to: `node network-probe.ts PORT
 * ALLOWED…`, where PORT is that of an HTTP server on loopback.
 */
import { allowNetworkOutbound } from '../../scripts/server/allow-network-outbound.ts'

const [port, ...allowed] = process.argv.slice(2)
allowNetworkOutbound()
const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
const { limitNetwork } = await import('../../scripts/local/limit-network.ts')
const { networkOf } = await import('../../scripts/server/network.ts')
const contents = `
import { connect } from 'cloudflare:sockets'
const tried = (work) => work.then(() => 'reached', () => 'refused')
export default {
  async fetch() {
    const socket = async (hostname) => { await connect({ hostname, port: ${port} }).opened }
    return Response.json({
      address: await tried(fetch('http://127.0.0.1:${port}/')),
      name: await tried(fetch('http://localhost:${port}/')),
      socket: await tried(socket('127.0.0.1')),
      namedSocket: await tried(socket('localhost')),
    })
  },
}`
const settings = convertV4MiniflareOptions({
  host: '127.0.0.1',
  workers: [
    {
      name: 'probe',
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      modules: [{ type: 'ESModule', path: 'probe.js', contents }],
    },
  ],
})
limitNetwork(settings, networkOf(allowed))
const miniflare = new Miniflare(settings)
console.log(await (await miniflare.dispatchFetch('http://probe/')).text())
await miniflare.dispose()
