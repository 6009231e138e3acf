import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { unknownFields } from '../../../src/lib/unknown-fields.ts'

/** What a surface adds to every response. */
const SURFACE_FIELDS = ['success', 'status', 'message', 'phone_texts', 'usage']

/**
 * Checks that a successful response has every field that its contract declares and no other. Types allow a spread object
 * to bring more, such as what only the server may know.
 *
 * @throws if it does not
 */
export async function assertContract(endpoint: Endpoint, response: Response): Promise<void> {
  if (!response.ok || endpoint.file || !/json/.test(response.headers.get('content-type') ?? '')) return
  const answer = await response.clone().json<object>()
  const { error } = endpoint.returns.safeParse(answer)
  const own = Object.fromEntries(Object.entries(answer).filter(([name]) => !SURFACE_FIELDS.includes(name)))
  const faults = [...Object.keys(unknownFields(endpoint.returns, own)), ...(error ? [error.message] : [])]
  if (faults.length > 0)
    throw new Error(`${endpoint.method} ${endpoint.path} answers other than its contract: ${faults.join(', ')}`)
}
