import { type SQL, sql } from 'drizzle-orm'
import type { CampaignAttachment } from '../../../contracts/campaign-attachments.ts'
import type { campaignAttachments } from '../../../db/schema/data/campaign-attachments.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { conflict } from '../../../lib/errors.ts'

/**
 * A row names its object by the hash, and is there before it and after it: until the object is stored its hash says `waiting:`, and once it is to go `gone:`.
 * So no object is without a row, whoever dies when.
 */
export const WAITING = 'waiting:'
export const GONE = 'gone:'

export const isThere: SQL = sql`instr(hash, ':') = 0`
/** The hash without what is said of it. */
export const bareHash: SQL = sql`substr(hash, instr(hash, ':') + 1)`

/** Everything of an account lies under `accounts/<id>/`. */
export const objectKey = (accountId: string, hash: string): string => `accounts/${accountId}/attachments/${hash}`

const CHANGEABLE = ['draft', 'scheduled', 'paused'] as const
const SETTLED = 'Attachments can be changed while a campaign is a draft, scheduled or paused.'

/** @throws conflict */
export function assertChangeable({ status }: Pick<CampaignRow, 'status'>): void {
  if (!(CHANGEABLE as readonly string[]).includes(status)) throw conflict(SETTLED)
}

/** The same, asked by each statement that changes something, since the campaign may begin at any moment. */
export const isChangeable = (campaignId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${campaignId} AND type = 'email'
    AND status IN (SELECT value FROM json_each(${JSON.stringify(CHANGEABLE)})))`

export type AttachmentRow = typeof campaignAttachments.$inferSelect

export const toAttachment = ({ id, name, contentType, size, createdAt }: AttachmentRow): CampaignAttachment => ({
  ...{ id, name, size },
  content_type: contentType,
  created_at: createdAt,
})
