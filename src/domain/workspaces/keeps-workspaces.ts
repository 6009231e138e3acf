import { sql } from 'drizzle-orm'
import type { Guard } from '../../core/guards.ts'
import { conflict } from '../../lib/errors.ts'
import { wordList } from '../../lib/text/word-list.ts'

const SHOWN_MAX = 5

/**
 * A guard for the end of a person's account: nobody else has access to their workspace, and they own no other one. The
 * refusal names who would lose access.
 */
export const keepsWorkspaces = (personId: string): Guard => ({
  against: sql`
    SELECT accounts.name AS found FROM workspace_members AS own
    JOIN workspace_members AS other ON other.workspace_id = own.workspace_id AND other.member_id <> own.member_id
    JOIN accounts ON accounts.id = other.member_id
    WHERE own.member_id = ${personId} AND (own.role = 'owner' OR own.workspace_id = ${personId})
    UNION SELECT accounts.name FROM workspace_members AS foreign_one JOIN accounts ON accounts.id = foreign_one.member_id
    WHERE foreign_one.workspace_id = ${personId} AND foreign_one.member_id <> ${personId}
    ORDER BY found LIMIT ${SHOWN_MAX + 1}`,
  refusal: (names) => {
    const shown = names.length > SHOWN_MAX ? [...names.slice(0, SHOWN_MAX), 'others'] : names
    return conflict(
      `${wordList(shown)} would lose access to the workspace. Remove them first, or transfer the workspace.`,
    )
  },
})
