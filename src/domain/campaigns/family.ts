import { type SQL, sql } from 'drizzle-orm'
import type { CampaignRow } from './campaign-row.ts'

/*
 * A campaign and its follow-ups form a sequence. The same engine sends them, each with a ledger of its own, and they
 * share one status: every statement that changes it changes all of them. The transaction that records a sent message
 * also adds the recipient to the ledger of the next step (`recipients_handed_on` in the migration), and moves that
 * step's time. So two invariants hold while they are sending: a step with waiting recipients has a time, and the last
 * step whose batch leaves no recipient waiting anywhere ends all of them.
 */

/** The id of the campaign that starts a sequence: its own, unless it is a follow-up. */
export const sequenceId = ({ id, followsId }: Pick<CampaignRow, 'id' | 'followsId'>): string => followsId ?? id

/** A condition on rows of `campaigns`: the campaign with an id, and its follow-ups. */
export const inSequence = (rootId: string): SQL => sql`(id = ${rootId} OR follows_id = ${rootId})`

const familyIds = (rootId: string): SQL => sql`SELECT id FROM campaigns WHERE ${inSequence(rootId)}`

/** A condition: a recipient is waiting or being sent to in any ledger of the sequence. */
export const isFamilyOpen = (rootId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM recipients WHERE campaign_id IN (${familyIds(rootId)}) AND state IN ('pending', 'claimed', 'sending'))`
