import type { AuditEntry, listAudit } from '../../../../src/contracts/audit-trail/audit-trail.ts'
import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'

export const ada = { id: '01900000-0000-7000-8000-00000000000a', name: 'Ada Lovelace', email: 'ada@acme.example' }
export const bob = { id: '01900000-0000-7000-8000-00000000000b', name: 'Bob Stone', email: 'bob@acme.example' }

/** An action of Ada on Bob. */
export const entryOf = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  created_at: '2026-01-01T12:00:00.000Z',
  action: 'user.suspend',
  actor: { kind: 'session', id: ada.id, name: null, account: ada },
  account_id: bob.id,
  account: bob,
  object_id: null,
  object_name: null,
  affected: 1,
  before: null,
  after: null,
  request_id: 'req-1',
  ip_address: '192.0.2.7',
  ...part,
})

export const pageOf = (
  data: AuditEntry[],
  part: Partial<ReturnsOf<typeof listAudit>> = {},
): ReturnsOf<typeof listAudit> => ({ data, next_cursor: null, account: null, too_many_accounts: false, ...part })
