import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ConfigProblem } from '../../src/core/config/check-environment.ts'
import { notConfigured } from '../../src/http/not-configured.ts'

export interface ProblemServer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Responds to every request as the Worker does with an incomplete configuration, while it cannot be started: an HTML
 * page, or an error for programs, that lists what is missing, without values.
 */
export async function serveProblems(
  problems: readonly ConfigProblem[],
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ProblemServer> {
  const server: Server = createServer(async (request, response) => {
    request.resume()
    // Only the path of the URL matters.
    const url = URL.canParse(request.url ?? '', 'http://localhost') ? new URL(request.url!, 'http://localhost') : null
    const headers = { accept: request.headers.accept ?? '' }
    const answer = await notConfigured(new Request(url ?? 'http://localhost/', { headers }), problems)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(request.method === 'HEAD' ? undefined : await answer.text())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const taken = (server.address() as AddressInfo).port
  return {
    url: `http://${host}:${taken}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
