import { ENDPOINTS } from '../../../src/contracts/all.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'
import type { DocumentedCall } from './sections.ts'

/**
 * A call with the schemas of its input. In the browser the endpoints of `sections.ts` have none: those of this file load
 * with what describes them (`web/build/lean-contracts.ts`).
 */
export function inFull(call: DocumentedCall): DocumentedCall {
  const endpoint = call.id.startsWith('v1.') ? V1_ENDPOINTS.get(call.id.slice(3)) : ENDPOINTS.get(call.id)
  return endpoint ? { ...call, endpoint } : call
}
