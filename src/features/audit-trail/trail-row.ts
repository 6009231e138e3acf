/** The position of a row in the audit trail: sorted by time, newest first, then by id. */
export interface Place {
  readonly created_at: string
  readonly id: string
}

/** A row of `audit_events`. */
export interface TrailRow extends Place {
  readonly actor_kind: string
  readonly actor_id: string | null
  readonly account_id: string | null
  readonly action: string
  readonly object_id: string | null
  readonly affected: number
  readonly before: string | null
  readonly after: string | null
  readonly request_id: string
  readonly ip_address: string
}
