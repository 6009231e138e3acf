import { type SQL, sql } from 'drizzle-orm'
import type { CampaignRow } from './campaign-row.ts'

/*
 * A campaign and its follow-ups are sent by the same machine, each with a ledger of its own, and have one status: every statement that changes it changes
 * all of them. Somebody gets a row in the ledger of the next step in the transaction that says that their message went out (`recipients_handed_on` in the
 * migration), which also moves that step's time. So two things always hold while they are sending: a step for which somebody waits has a time, and the last
 * step whose batch leaves nobody waiting anywhere ends all of them.
 */

/** The campaign that one belongs to: itself, unless it is a follow-up. */
export const sequenceId = ({ id, followsId }: Pick<CampaignRow, 'id' | 'followsId'>): string => followsId ?? id

/** A condition on rows of `campaigns`: the campaign of an id, and its follow-ups. */
export const inSequence = (rootId: string): SQL => sql`(id = ${rootId} OR follows_id = ${rootId})`

const familyIds = (rootId: string): SQL => sql`SELECT id FROM campaigns WHERE ${inSequence(rootId)}`

/** Whether somebody waits, or is being handed over to, in any of its ledgers. */
export const isFamilyOpen = (rootId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM recipients WHERE campaign_id IN (${familyIds(rootId)}) AND state IN ('pending', 'claimed', 'sending'))`
